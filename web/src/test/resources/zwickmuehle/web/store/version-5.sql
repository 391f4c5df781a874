CREATE TABLE game (
  id            TEXT PRIMARY KEY,
  game          TEXT NOT NULL,
  variant       TEXT NOT NULL,
  start         INTEGER NOT NULL,
  white         TEXT NOT NULL,
  black         TEXT NOT NULL,
  seconds       REAL NOT NULL,
  length        INTEGER NOT NULL,
  result        TEXT,
  code          TEXT,
  why_english   TEXT,
  why_german    TEXT,
  paused        INTEGER NOT NULL,
  delay         REAL NOT NULL,
  version       INTEGER NOT NULL,
  changed       INTEGER NOT NULL,
  tags          TEXT NOT NULL DEFAULT '{}',
  moved         INTEGER NOT NULL DEFAULT 0,
  contents      INTEGER NOT NULL DEFAULT 0,
  checksum      INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE move (
  game_id       TEXT NOT NULL REFERENCES game(id),
  number        INTEGER NOT NULL,
  move          INTEGER NOT NULL,
  made_by       TEXT NOT NULL,
  microseconds  INTEGER,
  score         INTEGER,
  exact         INTEGER,
  depth         INTEGER,
  PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat (
  game_id       TEXT NOT NULL REFERENCES game(id),
  role          TEXT NOT NULL,
  token_hash    TEXT NOT NULL,
  PRIMARY KEY (game_id, role)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_token ON seat(token_hash);
CREATE INDEX game_moved ON game(moved);
CREATE TABLE hidden (
  token_hash    TEXT NOT NULL,
  game_id       TEXT NOT NULL REFERENCES game(id),
  PRIMARY KEY (token_hash, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_game ON hidden(game_id);
CREATE TABLE tournament (
  id            TEXT PRIMARY KEY,
  head          TEXT NOT NULL,
  begun         INTEGER NOT NULL
) STRICT;
CREATE TABLE tournament_change (
  tournament_id TEXT NOT NULL REFERENCES tournament(id),
  number        INTEGER NOT NULL,
  change        TEXT NOT NULL,
  PRIMARY KEY (tournament_id, number)
) STRICT;
CREATE TABLE tournament_game (
  tournament_id TEXT NOT NULL REFERENCES tournament(id),
  label         TEXT NOT NULL,
  round         INTEGER NOT NULL,
  board         INTEGER NOT NULL,
  number        INTEGER NOT NULL,
  white         INTEGER NOT NULL,
  black         INTEGER NOT NULL,
  epoch         INTEGER NOT NULL,
  worker        TEXT NOT NULL,
  until         INTEGER NOT NULL,
  spoiled       INTEGER NOT NULL,
  counted       INTEGER,
  record        TEXT,
  PRIMARY KEY (tournament_id, label)
) STRICT;
CREATE TABLE tournament_evidence (
  tournament_id TEXT NOT NULL REFERENCES tournament(id),
  label         TEXT NOT NULL,
  epoch         INTEGER NOT NULL,
  worker        TEXT NOT NULL,
  why           TEXT NOT NULL,
  record        TEXT NOT NULL,
  kept          INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, label, epoch, worker)
) STRICT;
CREATE TABLE offer (
  game_id       TEXT NOT NULL REFERENCES game(id) ON DELETE CASCADE,
  kind          TEXT NOT NULL,
  side          TEXT NOT NULL,
  version       INTEGER NOT NULL,
  until         INTEGER NOT NULL,
  PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE rematch (
  game_id       TEXT PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
  next          TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE handover (
  id            TEXT PRIMARY KEY,
  token_hash    TEXT NOT NULL,
  sealed        TEXT NOT NULL,
  until         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX handover_token ON handover(token_hash);
PRAGMA user_version = 5;
INSERT INTO handover VALUES ('00112233445566778899aabbccddeeff', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', '00', 1794700800000);
INSERT INTO tournament VALUES ('cup', '{"tournament":"Cup"}', 1794700800000);
INSERT INTO tournament_game VALUES ('cup', '1-1-1', 1, 1, 1, 0, 1, 1, 'aa', 0, 0, NULL, NULL);
INSERT INTO game VALUES ('muehlegame12', 'muehle', 'klassisch', 43065671436730368, 'human', 'level:3', 2.0, 3, NULL, NULL, NULL, NULL, 0, 0.5, 6, 1794700800000, '{}', 1794700800000, 3437288360, 399066970);
INSERT INTO move VALUES ('muehlegame12', 0, 32063, 'human', 1250000, NULL, NULL, NULL);
INSERT INTO move VALUES ('muehlegame12', 1, 32127, 'computer', 14000, 3, 0, 4);
INSERT INTO move VALUES ('muehlegame12', 2, 32191, 'human', NULL, NULL, NULL, NULL);
INSERT INTO move VALUES ('muehlegame12', 3, 32319, 'computer', 900, -3, 0, 4);
INSERT INTO seat VALUES ('muehlegame12', 'control', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
INSERT INTO seat VALUES ('muehlegame12', 'white', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
INSERT INTO game VALUES ('viergewinnt1', 'viergewinnt', '7x6', 4432676798593, 'human', 'human', 2.0, 2, 'BLACK_WON', 'RESIGNED', 'Black wins: White resigned', 'Schwarz gewinnt: Weiß hat aufgegeben', 0, 0.5, 4, 1794700800000, '{}', 1794700800000, 3259045339, 3266866092);
INSERT INTO move VALUES ('viergewinnt1', 0, 3, 'human', 500000, NULL, NULL, NULL);
INSERT INTO move VALUES ('viergewinnt1', 1, 2, 'human', 700000, NULL, NULL, NULL);
INSERT INTO seat VALUES ('viergewinnt1', 'control', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
INSERT INTO offer VALUES ('viergewinnt1', 'rematch', 'WHITE', 4, 1794700800000);
INSERT INTO rematch VALUES ('viergewinnt1', 'muehlegame12');
