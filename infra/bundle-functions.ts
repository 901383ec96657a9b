import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'
import { documentFunction, type FunctionName, functions } from './functions.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const shellBuild = join(repository, 'shell/dist')

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
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: repository,
  })
  return (name) => Code.fromAsset(join(outDir, name))
}

/**
 * Puts the shell's build beside the document function, which renders with it: a deployment without would be a site of errors,
 * so the shell is built when it is not there yet.
 */
export function addShellBuild(outDir: string): void {
  if (!existsSync(shellBuild)) {
    process.stderr.write('shell/dist is not there yet: building the shell.\n')
    const rspack = join(repository, 'node_modules/.bin/rspack')
    execFileSync(process.execPath, [rspack, 'build'], { cwd: join(repository, 'shell'), stdio: ['ignore', 2, 2] })
  }
  cpSync(shellBuild, join(outDir, documentFunction, shellFolder), { recursive: true })
}
