import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './bundler/base-config.ts'
import type { Side } from './bundler/rules.ts'
import { comparatorsOf, sharedRanges } from './bundler/shared-modules.ts'
import { readRemoteFolder } from './remotes/remote-folder.ts'

/** The container's file in each build, without a hash: the version folder makes its address unique. */
export const containerFile = { browser: 'entry.js', server: 'container.mjs' } as const

/** Shared modules are never bundled into a remote: it uses the shell's instance or fails (MF-5). */
function consumed(folder: string) {
  return Object.fromEntries(
    Object.entries(sharedRanges(folder)).map(([module, range]) => [
      module,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: comparatorsOf(range) },
    ]),
  )
}

/** The bundler would copy its federation runtime into every remote; `bundler-runtime.ts` uses the shell's instead. */
const replaceRuntime = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^@module-federation\/runtime\/rspack\.js!=!data:/,
    fileURLToPath(new URL('./bundler/bundler-runtime.ts', import.meta.url)),
  )

type RemoteOptions = { outDir?: string; isDevelopment?: boolean; isHot?: boolean }

function remoteConfig(folder: string, side: Side, options: Required<RemoteOptions>): Configuration {
  const { manifest } = readRemoteFolder(folder)
  const base = baseConfig({
    owner: manifest.name,
    layer: 'remote',
    side,
    folder,
    isDevelopment: options.isDevelopment,
    isHot: options.isHot && side === 'browser',
    outDir: join(options.outDir, side),
  })
  const exposes = Object.fromEntries(
    Object.entries(manifest.exposes).map(([key, file]) => [
      key,
      { import: [file], name: `${manifest.name}-${key.slice(2)}` },
    ]),
  )
  const container = { name: manifest.name, filename: containerFile[side], exposes, library: { type: 'module' } }
  const shared = consumed(folder)
  const federation =
    side === 'server'
      ? new rspack.container.ModuleFederationPluginV1({ ...container, shared })
      : new ModuleFederationPlugin({
          ...container,
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: true,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        })
  const plugins = side === 'browser' ? [replaceRuntime(), federation] : [federation]
  return { ...base, entry: {}, plugins: [...base.plugins, ...plugins] }
}

/**
 * The builds of a remote, from its `remote.json` and package.json alone: `dist/browser` for pages, and `dist/server`,
 * the same exposes for the document function. NODE_ENV=development builds for development.
 */
export function defineRemote(folder: string, options: RemoteOptions = {}): Configuration[] {
  const isDevelopment = options.isDevelopment ?? process.env.NODE_ENV === 'development'
  const { outDir = join(folder, 'dist'), isHot = false } = options
  const resolved = { outDir, isDevelopment, isHot }
  return [remoteConfig(folder, 'browser', resolved), remoteConfig(folder, 'server', resolved)]
}
