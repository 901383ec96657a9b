import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './bundler/base-config.ts'
import type { Side } from './bundler/rules.ts'
import { sharedVersions } from './bundler/shared-modules.ts'
import { ShellAssetsPlugin } from './bundler/shell-assets-plugin.ts'

/** The address of the shell's own files, as in its server build. */
const publicPath = '/assets/'

/** Parts of the federation runtime that the shell does not need, by package and file, and their replacements. */
const unusedRuntime = [
  ['@module-federation/runtime-core', 'plugins/snapshot/SnapshotHandler.js', './bundler/no-snapshots.ts'],
  ['@module-federation/runtime-core', 'plugins/generate-preload-assets.js', './bundler/no-preloads.ts'],
  ['@module-federation/runtime-core', 'utils/preload.js', './bundler/no-preloads.ts'],
  ['@module-federation/sdk', 'dom.js', './bundler/no-classic-scripts.ts'],
  ['@module-federation/error-codes', 'desc.mjs', './bundler/no-error-texts.ts'],
] as const

/** The aliases that leave these out; the build fails if a new version of the runtime moves a file. */
function withoutUnused(folder: string): Record<string, string> {
  const runtime = createRequire(createRequire(join(folder, 'package.json')).resolve('@module-federation/runtime'))
  const aliases = unusedRuntime.map(([name, file, stub]) => {
    const path = join(dirname(runtime.resolve(name)), file)
    if (!existsSync(path)) throw new Error(`The federation runtime has no ${path} any more: see ${stub}.`)
    return [path, fileURLToPath(new URL(stub, import.meta.url))]
  })
  return Object.fromEntries(aliases)
}

/** Hot reload hooks into React before it runs, and follows a remote's releases once the page has hydrated. */
const developmentEntry = [
  './src/browser/development/hot-refresh.ts',
  './src/browser/main.tsx',
  './src/browser/development/hot-releases.ts',
]

type ShellOptions = { outDir?: string; isDevelopment?: boolean }

/**
 * The builds of the shell. The browser's comes first: it writes `assets.json` (entry, styles, integrity), which the
 * server build bundles as `#shell-assets`, so that the document function needs one file only. Fonts of the server build
 * are emitted beside the browser's files.
 */
export function defineShell(folder: string, options: ShellOptions = {}): Configuration[] {
  const isDevelopment = options.isDevelopment ?? process.env.NODE_ENV === 'development'
  const outDir = options.outDir ?? join(folder, 'dist')
  const assetsFile = join(outDir, 'assets.json')
  const base = (side: Side) =>
    baseConfig({ owner: 'shell', layer: 'shell', side, folder, isDevelopment, outDir: join(outDir, side) })
  const browser = base('browser')
  const server = base('server')
  const constants = new rspack.DefinePlugin({
    SHARED_VERSIONS: `(${JSON.stringify(sharedVersions(folder))})`,
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    ENV_TARGET: '"web"',
  })
  return [
    {
      ...browser,
      entry: { main: isDevelopment ? developmentEntry : './src/browser/main.tsx' },
      resolve: { ...browser.resolve, alias: withoutUnused(folder) },
      output: { ...browser.output, publicPath },
      plugins: [...browser.plugins, constants, new ShellAssetsPlugin(assetsFile, publicPath)],
    },
    {
      ...server,
      dependencies: [browser.name],
      entry: { document: './src/server/document.ts' },
      resolve: { ...server.resolve, alias: { '#shell-assets': assetsFile } },
      module: {
        ...server.module,
        generator: {
          'asset/resource': {
            filename: '[name].[contenthash:8][ext]',
            outputPath: '../browser/',
            publicPath,
            emit: true,
          },
        },
      },
      output: { ...server.output, library: { type: 'module' } },
      plugins: [...server.plugins, constants],
    },
  ]
}
