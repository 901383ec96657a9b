import { type Configuration, CssExtractRspackPlugin, LightningCssMinimizerRspackPlugin, rspack } from '@rspack/core'
import { type RuleOptions, rules } from './rules.ts'

export type BaseOptions = RuleOptions & { outDir: string }

/**
 * Short names do not follow how often letters occur: the digests of unminified chunks count there, so that a comment would change a
 * release (MF-2). It costs 0.1% of the bytes. The minifier knows the option, its types do not.
 */
const mangle: object = { disableCharFreq: true }

/**
 * The shared configuration of every build: ES modules, hashed names, minified and without source maps in production.
 */
export function baseConfig(options: BaseOptions) {
  const { folder, outDir, side, isDevelopment, owner } = options
  const isBrowser = side === 'browser'
  return {
    name: `${owner}-${side}`,
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    target: isBrowser ? ['web', 'es2022'] : ['node24', 'es2022'],
    devtool: isDevelopment ? 'source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: isBrowser ? ['browser', 'import', 'module', 'default'] : ['node', 'import', 'module', 'default'],
    },
    module: {
      rules: rules(options),
      generator: { 'asset/resource': { filename: '[name].[contenthash:8][ext]', emit: isBrowser } },
    },
    output: {
      path: outDir,
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: `forecourt-${owner}`,
      filename: isBrowser ? '[name].[contenthash:8].js' : '[name].mjs',
      chunkFilename: isBrowser ? '[name].[contenthash:8].js' : '[name].[contenthash:8].mjs',
      cssFilename: '[name].[contenthash:8].css',
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            compress: { passes: 3 },
            mangle,
            format: { comments: false },
          },
        }),
        new LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: ['chrome 123', 'firefox 121', 'safari 17.5'] },
        }),
      ],
    },
    plugins: isBrowser
      ? [
          new CssExtractRspackPlugin({
            filename: '[name].[contenthash:8].css',
            chunkFilename: '[name].[contenthash:8].css',
            ignoreOrder: true,
          }),
        ]
      : [],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings', timings: true },
  } satisfies Configuration
}
