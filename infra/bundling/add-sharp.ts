import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { functions } from '@forecourt/functions/needs'
import * as z from 'zod/mini'
import { cachedFolder, cacheFolder } from './cached-folder.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The functions that make pictures. */
const pictureFunctions = Object.keys(functions).filter((name) => functions[name]?.makesPictures)

/** sharp's binaries for Lambda's processor and system: its binding, and the libvips that the binding loads. */
const binaries = ['@img/sharp-linux-arm64', '@img/sharp-libvips-linux-arm64'] as const

type Options = {
  /** Packs a package into a folder with npm; returns the file's name. */
  fetch?(spec: string, folder: string): string
  /** The cache of fetched packages. */
  kept?: string
}

/**
 * Copies sharp's binaries for Lambda beside the functions that make pictures. npm installs only this machine's, so the others are
 * fetched at the first synth, in the lock file's version. Returns why that failed, for instance without a network.
 */
export function addSharp(outDir: string, options: Options = {}): string | undefined {
  const { fetch = npmPack, kept = cacheFolder('sharp') } = options
  for (const name of binaries) {
    const { version, integrity } = locked(name)
    const folder = join(kept, `${name}-${version}`)
    try {
      cachedFolder(folder, (into) => unpack(into, fetch(`${name}@${version}`, into), integrity))
    } catch (error) {
      return `${name}@${version} could not be fetched: ${error instanceof Error ? error.message : error}`
    }
    for (const made of pictureFunctions) cpSync(folder, join(outDir, made, 'node_modules', name), { recursive: true })
  }
  return undefined
}

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) })
const lockedSchema = z.object({ version: z.string(), integrity: z.string() })

function locked(name: string): z.infer<typeof lockedSchema> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')))
  const found = lockedSchema.safeParse(packages[`node_modules/${name}`])
  if (!found.success) throw new Error(`package-lock.json has no ${name}.`)
  return found.data
}

/** Unpacks a package in its folder, once its integrity matches the lock file. */
function unpack(folder: string, packed: string, integrity: string): void {
  const file = join(folder, packed)
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (digest !== integrity) throw new Error('it is not the package of package-lock.json.')
  execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1'])
  rmSync(file)
}

/** npm's report of a packed package. */
const packedSchema = z.tuple([z.object({ filename: z.string() })])

function npmPack(spec: string, folder: string): string {
  const options = ['--json', '--prefer-offline', '--fetch-retries=0', '--fetch-timeout=60000', '--loglevel=error']
  const { status, stdout } = spawnSync('npm', ['pack', spec, '--pack-destination', folder, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // On Windows npm is a shell script.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm pack failed. Is there a network?')
  const [{ filename }] = packedSchema.parse(JSON.parse(stdout))
  return filename
}
