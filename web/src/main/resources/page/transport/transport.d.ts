// How the page talks to whoever carries its games.

import type { Game, Position } from "./server";

export type Side = Position["mover"];
export type GameName = Position["game"];

/**
 * Three functions, and nothing else: what answers may be a server, or a worker of the page. Paths and answers are those
 * of openapi.json. A refusal is thrown as Refusal, silence as Unreachable.
 */
export interface Transport {
  read<T>(path: string): Promise<T>;
  /** An object is sent as JSON, a text as it is. */
  send<T>(path: string, body?: object | string): Promise<T>;
  /** Follows a live stream until the returned function is called. */
  listen<E>(path: string, handlers: Handlers<E>, options?: Listening): () => void;
}

/** What is done with each event of a stream, by its name. */
export type Handlers<E> = { [K in keyof E]: (data: E[K]) => void };

export interface Listening {
  /** The stream is there, for the first time or again. */
  up?: () => void;
  /** The stream is gone; it is opened again by itself. */
  down?: () => void;
  /** The game that is listened to goes on as another one. */
  moved?: (game: Game) => void;
  /** It ends by itself, and to open it again would begin its work again. */
  ends?: boolean;
}
