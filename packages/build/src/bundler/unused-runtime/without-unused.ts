import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Parts of the federation runtime that the shell does not need, by package and file, and their replacements. */
const unusedRuntime = [
  ['runtime-core', 'plugins/snapshot/SnapshotHandler.js', 'no-snapshots.ts'],
  ['runtime-core', 'plugins/generate-preload-assets.js', 'no-preloads.ts'],
  ['runtime-core', 'utils/preload.js', 'no-preloads.ts'],
  ['runtime-core', 'utils/hooks/syncHook.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/hooks/asyncHook.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/hooks/syncWaterfallHook.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/hooks/asyncWaterfallHooks.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/hooks/pluginSystem.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/plugin.js', 'no-plugins.ts'],
  ['runtime-core', 'utils/context.js', 'no-error-context.ts'],
  ['runtime-core', 'utils/load.js', 'module-entries.ts'],
  ['sdk', 'dom.js', 'no-classic-scripts.ts'],
  ['sdk', 'logger.js', 'console-logger.ts'],
  ['error-codes', 'desc.mjs', 'no-error-texts.ts'],
  ['webpack-bundler-runtime', 'remotes.js', 'no-consumed-remotes.ts'],
  ['webpack-bundler-runtime', 'getSharedFallbackGetter.js', 'no-fallbacks.ts'],
  ['webpack-bundler-runtime', 'init.js', 'no-shaken-shares.ts'],
] as const

/** The aliases that leave these out of the shell in `folder`; the build fails if a new version of the runtime moves a file. */
export function withoutUnused(folder: string): Record<string, string> {
  const shell = createRequire(join(folder, 'package.json'))
  const from = dirname(shell.resolve('@module-federation/runtime'))
  const aliases = unusedRuntime.map(([name, file, stub]) => {
    const entry = shell.resolve(`@module-federation/${name}`, { paths: [folder, from] })
    const path = join(dirname(entry), file)
    if (!existsSync(path)) throw new Error(`The federation runtime has no ${path} any more: see ${stub}.`)
    return [path, fileURLToPath(new URL(stub, import.meta.url))]
  })
  return Object.fromEntries(aliases)
}
