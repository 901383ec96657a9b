import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedVersions } from '@forecourt/build/bundler/shared-modules'
import { digestOf } from '@forecourt/build/publish/digest'
import { buildShell } from '@forecourt/build/shell/build-shell'
import { functions } from '@forecourt/functions/needs'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync, version as esbuildVersion } from 'esbuild'
import { documentFunctions } from '../config/function-routes.ts'
import { filesUnder } from '../constructs/deployed-files.ts'
import { cachedFolder, cacheFolder } from './cached-folder.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

const functionNames = Object.keys(functions)

/** Where the shell's build lies inside the document function. */
export const shellFolder = 'shell'

/** A shell that is deployed: its browser files, by where they are served from, and what it shares with remotes, by version. */
export type ShellBuild = { files: Readonly<Record<string, string>>; shares: Readonly<Record<string, string>> }

/** Gives each function's code. Stacks take it as an argument, so that their tests need no build. */
export type FunctionCode = (name: string) => Code

const entryOf = (name: string): string => join(repository, 'functions', name, 'index.ts')

/** Lays every function's bundle into `outDir`, a folder each. */
export function bundleFunctions(outDir: string): FunctionCode {
  cpSync(cachedFunctionBundles(), outDir, { recursive: true })
  return (name) => Code.fromAsset(join(outDir, name))
}

/**
 * The folder with all functions, bundled in one run: ES modules with the SDK inside, which start faster than with the runtime's
 * own. What was bundled of the very same sources before is taken again: it is half of the time that a synth takes.
 */
export function cachedFunctionBundles(): string {
  const missing = functionNames.filter((name) => !existsSync(entryOf(name)))
  if (missing.length > 0) throw new Error(`There is no functions/${missing[0]}/index.ts beside its needs.ts.`)
  const kept = cacheFolder('functions')
  const folder = cachedFolder(join(kept, sourcesDigest()), bundleInto)
  evictOldBundles(kept)
  return folder
}

/** Of all that a bundle is made of: the functions, the packages that they reach, and how and by what it is made. */
function sourcesDigest(): string {
  const hash = createHash('sha256')
    .update(digestOf(join(repository, 'functions')))
    .update(functionNames.join())
    .update(esbuildVersion)
  return hash
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 24)
}

function bundleInto(outdir: string): void {
  buildSync({
    entryPoints: functionNames.map((name) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    // Some of the SDK's parts are CommonJS.
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
    // Binaries of this and that processor: sharp asks for its own when it is first used.
    external: ['@img/sharp-*'],
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: repository,
  })
}

const bundleMaxAgeMs = 24 * 3_600_000

/** A day's bundles are kept, for changes between branches. */
function evictOldBundles(kept: string): void {
  for (const name of readdirSync(kept)) {
    const made = statSync(join(kept, name), { throwIfNoEntry: false })
    if (made && Date.now() - made.mtimeMs > bundleMaxAgeMs) rmSync(join(kept, name), { recursive: true, force: true })
  }
}

/**
 * Puts the shell's server build beside the document function, which renders with it: as its sources are now, so that no
 * deployment carries an older one.
 */
export async function addShellBuild(outDir: string): Promise<ShellBuild> {
  const folder = join(repository, 'shell')
  await buildShell(folder)
  const dist = join(folder, 'dist')
  for (const name of documentFunctions(functions)) cpSync(dist, join(outDir, name, shellFolder), { recursive: true })
  return { files: filesUnder(join(dist, 'browser'), 'assets/'), shares: sharedVersions(folder) }
}
