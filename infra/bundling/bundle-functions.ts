import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharedVersions } from '@forecourt/build/bundler/shared-modules'
import { digestOf } from '@forecourt/build/publish/digest'
import { buildShell } from '@forecourt/build/shell/build-shell'
import { functionFolder, functions } from '@forecourt/functions/needs'
import { snapshotFormat } from '@forecourt/stock-search/embedded/snapshot/snapshot-format'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync, version as esbuildVersion } from 'esbuild'
import { documentFunctions } from '../config/function-routes.ts'
import { filesUnder } from '../constructs/deployed-files.ts'
import { cachedFolder, cacheFolder } from './cached-folder.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

const functionNames = Object.keys(functions)

/** The folder of the shell's build inside the document function. */
export const shellFolder = 'shell'

/** A shell to deploy: its browser files by path, and its shared modules with their versions. */
export type ShellBuild = { files: Readonly<Record<string, string>>; shares: Readonly<Record<string, string>> }

/** Returns each function's code. Stacks take it as an argument, so that their tests need no build. */
export type FunctionCode = (name: string) => Code

const entryOf = (name: string): string => join(repository, 'functions', functionFolder(name), 'index.ts')

/** Writes every function's bundle into `outDir`, a folder each. */
export function bundleFunctions(outDir: string): FunctionCode {
  cpSync(cachedFunctionBundles(), outDir, { recursive: true })
  return (name) => Code.fromAsset(join(outDir, name))
}

/**
 * The folder with all functions: ES modules with all that they use, which start faster than with the runtime's SDK. Bundles of unchanged
 * sources are cached: bundling is half of a synth's time.
 */
export function cachedFunctionBundles(): string {
  const missing = functionNames.filter((name) => !existsSync(entryOf(name)))
  if (missing.length > 0)
    throw new Error(`There is no functions/${functionFolder(String(missing[0]))}/index.ts beside its needs.ts.`)
  const kept = cacheFolder('functions')
  const folder = cachedFolder(join(kept, sourcesDigest()), bundleInto)
  evictOldBundles(kept)
  return folder
}

/** A hash of a bundle's inputs: the functions, the packages that they import, the options and the bundler. */
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
  const define = {
    bundledSnapshotFormat: JSON.stringify(snapshotFormat()),
    bundledSiteFormat: JSON.stringify(siteSchemaDigest()),
  }
  for (const name of functionNames) bundleFunction(name, { outdir: join(outdir, name), define })
}

/** The name of the schema of sites: a digest of all that it is made of, zod included. */
export function siteSchemaDigest(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(repository, 'packages/contracts/src/site/site.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    // Its text names files from there.
    absWorkingDir: repository,
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  return hash.digest('hex').slice(0, 24)
}

/**
 * One function into its own folder. Its first request loads what its entry imports and no more: what is imported where it is used, as a
 * search engine's client, is a file of its own (docs/decisions/first-request.md).
 */
function bundleFunction(name: string, { outdir, define }: { outdir: string; define: Record<string, string> }): void {
  const { metafile } = buildSync({
    metafile: true,
    entryPoints: [{ in: entryOf(name), out: 'index' }],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    // Some packages are CommonJS.
    banner: { js: "const require=process.getBuiltinModule('node:module').createRequire(import.meta.url);" },
    // Binaries for several processors: sharp loads its own on first use.
    external: ['@img/sharp-*'],
    define,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: repository,
  })
  if (Object.values(metafile.outputs).some(({ inputs }) => Object.hasOwn(inputs, `${localitiesFolder}/localities.ts`)))
    addLocalities(outdir)
}

const localitiesFolder = 'packages/localities/src'

/** Copies the table of localities beside a function that reads it: it is read where it is asked, not at its start. */
const addLocalities = (outdir: string): void =>
  cpSync(join(repository, localitiesFolder, 'localities.txt'), join(outdir, 'localities.txt'))

const bundleMaxAgeMs = 24 * 3_600_000

/** A day's bundles are kept, for changes between branches. */
function evictOldBundles(kept: string): void {
  for (const name of readdirSync(kept)) {
    const made = statSync(join(kept, name), { throwIfNoEntry: false })
    if (made && Date.now() - made.mtimeMs > bundleMaxAgeMs) rmSync(join(kept, name), { recursive: true, force: true })
  }
}

/**
 * Builds the shell's server side from its present sources beside the document function, which renders with it.
 */
export async function addShellBuild(outDir: string): Promise<ShellBuild> {
  const folder = join(repository, 'shell')
  await buildShell(folder)
  const dist = join(folder, 'dist')
  for (const name of documentFunctions(functions)) cpSync(dist, join(outDir, name, shellFolder), { recursive: true })
  return { files: filesUnder(join(dist, 'browser'), 'assets/'), shares: sharedVersions(folder) }
}
