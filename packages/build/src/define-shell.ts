import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './bundler/base-config.ts'
import type { Side } from './bundler/rules.ts'
import { sharedVersions } from './bundler/shared-modules.ts'
import { ShellAssetsPlugin } from './bundler/shell-assets-plugin.ts'

/** The address of the shell's own files, as in its server build. */
const publicPath = '/assets/'

/** Hot reload hooks into React before it runs, and follows a remote's releases once the page has hydrated. */
const developmentEntry = [
  './src/browser/development/hot-refresh.ts',
  './src/browser/main.tsx',
  './src/browser/development/hot-releases.ts',
]

type ShellOptions = { outDir?: string; isDevelopment?: boolean }

/**
 * The builds of the shell. The browser's comes first: it writes `assets.json` (entry, sheet, integrity), which the
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
  })
  return [
    {
      ...browser,
      entry: { main: isDevelopment ? developmentEntry : './src/browser/main.tsx' },
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
