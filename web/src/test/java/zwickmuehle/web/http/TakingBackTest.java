package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class TakingBackTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    private String gameAgainstComputer() {
        String game = visit.newGame("{'game':'viergewinnt','white':'human','black':'random'}");
        visit.play(game, "4", 0);
        visit.awaitTurn(game);
        visit.play(game, "4", 2);
        visit.awaitTurn(game);
        return game;
    }

    @Test
    void undoAgainstTheComputerGoesBackToTheLastDecision() {
        String game = gameAgainstComputer();
        Visit.Reply undone = visit.post(game + "/undo", "{'number':4}");
        assertThat(undone.number("moveNumber")).isEqualTo(2);
        assertThat(undone.text("turn")).isEqualTo("human");
        assertThat(undone.json().path("future").size()).isEqualTo(2);
    }

    @Test
    void redoRestoresTheDecisionAndItsAnswer() {
        String game = gameAgainstComputer();
        JsonNode before = visit.get(game).json();
        visit.post(game + "/undo", "{}");
        visit.post(game + "/undo", "{}");
        assertThat(visit.post(game + "/redo", "{}").number("moveNumber")).isEqualTo(2);
        Visit.Reply redone = visit.post(game + "/redo", "{}");
        assertThat(redone.json().path("position")).isEqualTo(before.path("position"));
        assertThat(redone.text("turn")).isEqualTo("human");
        assertThat(visit.post(game + "/redo", "{}").status()).isEqualTo(409);
    }

    @Test
    void takingBackOnlyTheComputersMoveLetsAPersonPlayIt() {
        String game = gameAgainstComputer();
        Visit.Reply undone = visit.post(game + "/undo", "{'single':true}");
        assertThat(undone.number("moveNumber")).isEqualTo(3);
        assertThat(undone.text("turn")).isEqualTo("paused");
        Visit.Reply played = visit.play(game, "1", 3);
        assertThat(played.status()).isEqualTo(200);
        assertThat(played.json().path("lastMove").path("side").asString("")).isEqualTo("black");
        assertThat(played.text("turn")).isEqualTo("human");
        visit.play(game, "7", 4);
        assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(6);
    }

    @Test
    void afterTakingBackOnlyTheComputersMoveItCanMoveAgain() {
        String game = gameAgainstComputer();
        visit.post(game + "/undo", "{'single':true}");
        visit.post(game + "/resume", "{}");
        assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(4);
    }

    @Test
    void anotherMoveAfterUndoForgetsWhatWasTakenBack() {
        String game = gameAgainstComputer();
        visit.post(game + "/undo", "{}");
        visit.play(game, "1", 2);
        assertThat(visit.awaitTurn(game).path("canRedo").asBoolean()).isFalse();
    }

    @Test
    void undoStopsTheComputersThinking() {
        String game = visit.newGame("{'game':'muehle','white':'human','black':'level:10','seconds':60}");
        visit.play(game, "d6", 0);
        visit.await(game, state -> !state.path("thinking").isNull());
        Visit.Reply undone = visit.post(game + "/undo", "{}");
        assertThat(undone.number("moveNumber")).isZero();
        assertThat(undone.json().path("thinking").isNull()).isTrue();
    }

    @Test
    void betweenTwoPeopleAtOneDeviceSingleMovesAreTakenBack() {
        String game = visit.newGame("{'game':'muehle'}");
        visit.play(game, "d6", 0);
        visit.play(game, "d2", 1);
        assertThat(visit.post(game + "/undo", "{}").number("moveNumber")).isEqualTo(1);
        assertThat(visit.post(game + "/redo", "{}").number("moveNumber")).isEqualTo(2);
    }

    @Test
    void nothingToTakeBackIsSaid() {
        String game = visit.newGame("{'game':'muehle'}");
        assertThat(visit.post(game + "/undo", "{}").status()).isEqualTo(409);
    }
}
