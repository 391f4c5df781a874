package zwickmuehle.browsertests;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/** Films a page in real time: Chromium hands out each picture it has drawn, with its time. */
final class Camera implements AutoCloseable {
    private static final int STEP = 100;
    private static final int COLUMNS = 7;
    private static final int WIDTH = 200;
    private static final int CAPTION = 18;

    private final CDPSession session;
    /** What was drawn, by milliseconds of the clock. */
    private final TreeMap<Long, byte[]> pictures = new TreeMap<>();
    private boolean closed;

    Camera(Page page) {
        session = page.context().newCDPSession(page);
        session.on("Page.screencastFrame", this::keep);
        JsonObject how = new JsonObject();
        how.addProperty("format", "jpeg");
        how.addProperty("quality", 85);
        session.send("Page.startScreencast", how);
        // The first picture is of what stands there already.
        while (pictures.isEmpty()) {
            page.waitForTimeout(20);
        }
    }

    private void keep(JsonObject frame) {
        if (closed) {
            return;
        }
        double seconds = frame.getAsJsonObject("metadata").get("timestamp").getAsDouble();
        pictures.put(Math.round(seconds * 1_000), Base64.getDecoder().decode(frame.get("data").getAsString()));
        JsonObject seen = new JsonObject();
        seen.add("sessionId", frame.get("sessionId"));
        session.send("Page.screencastFrameAck", seen);
    }

    /** Writes a strip of what was to be seen every 100 ms since {@code start}; returns how many pictures differ. */
    int develop(long start, int milliseconds, Path file) throws IOException {
        Set<Long> different = new HashSet<>();
        List<BufferedImage> shown = new ArrayList<>();
        for (long at = start; at <= start + milliseconds; at += STEP) {
            Map.Entry<Long, byte[]> last = Objects
                    .requireNonNull(pictures.floorEntry(Math.max(at, pictures.firstKey())));
            different.add(last.getKey());
            shown.add(ImageIO.read(new ByteArrayInputStream(last.getValue())));
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        ImageIO.write(strip(shown), "jpg", file.toFile());
        return different.size();
    }

    private static BufferedImage strip(List<BufferedImage> pictures) {
        BufferedImage first = pictures.getFirst();
        int height = first.getHeight() * WIDTH / first.getWidth();
        int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
        BufferedImage strip = new BufferedImage(COLUMNS * WIDTH, rows * (height + CAPTION),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = strip.createGraphics();
        for (int i = 0; i < pictures.size(); i++) {
            int x = i % COLUMNS * WIDTH;
            int y = i / COLUMNS * (height + CAPTION);
            graphics.drawString(i * STEP + " ms", x + 6, y + CAPTION - 5);
            graphics.drawImage(pictures.get(i).getScaledInstance(WIDTH, height, Image.SCALE_SMOOTH), x, y + CAPTION,
                    null);
        }
        graphics.dispose();
        return strip;
    }

    @Override
    public void close() {
        session.send("Page.stopScreencast");
        closed = true;
        session.detach();
    }
}
