import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Result } from '../runner/measure.ts'

/** The last full result of a benchmark or of a part. Says what kind of machine it was, never which. */
const savedSchema = z.object({
  bench: z.string(),
  measured_at: z.iso.datetime(),
  commit: z.string(),
  machine: z.object({ cpu: z.string(), cores: z.number(), node: z.string() }),
  results: z.array(z.looseObject({ goal: z.string(), limit: z.number(), isMet: z.boolean(), line: z.string() })),
})
export type Saved = z.infer<typeof savedSchema>

const resultsFolder = join(import.meta.dirname, '../../results')

/** The commit that is measured, in a folder of its repository; sources must be unchanged, or nobody could measure the same again. */
export function measuredCommit(cwd: string = import.meta.dirname): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain', '--untracked-files=no', ':/', ':(top,exclude)bench/results'))
    throw new Error('Commit your changes first: a saved result names the commit that it measured.')
  return git('rev-parse', '--short=8', 'HEAD')
}

/** Writes a full result in place of the last one. */
export async function saveResults(name: string, commit: string, results: readonly Result[]): Promise<void> {
  const [{ model = 'unknown' } = {}] = cpus()
  const machine = { cpu: model, cores: cpus().length, node: process.version }
  const saved = { bench: name, measured_at: new Date().toISOString(), commit, machine, results }
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(join(resultsFolder, `${name}.json`), `${JSON.stringify(saved, null, 2)}\n`)
}

/** Every saved result, by the name of its benchmark or part. */
export async function readSavedResults(folder = resultsFolder): Promise<Map<string, Saved>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const all = await Promise.all(
    files.map(async (file) => savedSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))),
  )
  return new Map(all.map((saved) => [saved.bench, saved]))
}
