import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShell } from '@forecourt/build/build-shell'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'
import { filesUnder } from './constructs/deployed-files.ts'
import { documentFunction, type FunctionName, functions } from './functions.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))

/** Where the shell's build lies inside the document function. */
export const shellFolder = 'shell'

/** Gives each function's code. Stacks take it as an argument, so that their tests need no build. */
export type FunctionCode = (name: FunctionName) => Code

const entryOf = (name: string): string => join(repository, 'functions', name, 'index.ts')

/**
 * Bundles all functions in one run: ES modules with the SDK inside, which start faster than with the runtime's own. Some of
 * its parts are CommonJS and want a `require`. `outDir` is made; each function has a folder of its own in it.
 */
export function bundleFunctions(outDir: string): FunctionCode {
  const names = Object.keys(functions) as FunctionName[]
  const missing = names.filter((name) => !existsSync(entryOf(name)))
  if (missing.length > 0)
    throw new Error(`There is no functions/${missing[0]}/index.ts, which infra/functions.ts names.`)
  buildSync({
    entryPoints: names.map((name) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir: outDir,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
    // Binaries of this and that processor: sharp asks for its own when it is first used.
    external: ['@img/sharp-*'],
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: repository,
  })
  return (name) => Code.fromAsset(join(outDir, name))
}

/**
 * Puts the shell's server build beside the document function, which renders with it: as its sources are now, so that no
 * deployment carries an older one. Answers its browser files, by where they are served from.
 */
export async function addShellBuild(outDir: string): Promise<Record<string, string>> {
  await buildShell(join(repository, 'shell'))
  const dist = join(repository, 'shell/dist')
  cpSync(dist, join(outDir, documentFunction, shellFolder), { recursive: true })
  return filesUnder(join(dist, 'browser'), 'assets/')
}
