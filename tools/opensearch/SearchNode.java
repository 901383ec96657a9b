import java.nio.file.Path;
import java.util.List;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;

/**
 * One OpenSearch node in a process of its own, with the settings that it is given as `key=value`. Ends on SIGTERM, when
 * its parent process ends (its standard input ends then), and when it cannot start.
 */
public final class SearchNode {
    public static void main(String[] args) {
        try {
            start(args);
        } catch (Exception error) {
            // A node whose port is taken has threads that would go on for ever.
            for (Throwable why = error; why != null; why = why.getCause()) System.err.println(why);
            System.exit(1);
        }
    }

    private static void start(String[] args) throws Exception {
        var settings = Settings.builder().put("client.type", "node").put("http.type.default", "netty4")
                .put("transport.type.default", "netty4");
        for (String arg : args) {
            String[] pair = arg.split("=", 2);
            settings.put(pair[0], pair[1]);
        }
        var built = settings.build();
        var environment = new Environment(built, Path.of(built.get("path.home")));
        var node = new OpenSearchRunnerNode(environment, List.of(
                org.opensearch.transport.Netty4ModulePlugin.class,
                org.opensearch.analysis.common.CommonAnalysisModulePlugin.class,
                org.opensearch.script.expression.ExpressionModulePlugin.class,
                org.opensearch.painless.PainlessModulePlugin.class,
                org.opensearch.index.mapper.MapperExtrasModulePlugin.class,
                org.opensearch.index.reindex.ReindexModulePlugin.class));
        Thread.ofPlatform().start(SearchNode::endWithParent);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception error) {
                error.printStackTrace();
            }
        }));
        node.start();
    }

    private static void endWithParent() {
        try {
            while (System.in.read() >= 0) { }
        } catch (java.io.IOException error) {
            error.printStackTrace();
        }
        System.exit(0);
    }
}
