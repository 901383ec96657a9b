import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const runSchema = z.object({ pid: z.int(), port: z.int(), tableEndpoint: z.string() })

/** A running platform's file in its data folder, by which commands in other processes find its tables. */
export type RunFile = z.infer<typeof runSchema>

const fileOf = (dataDir: string): string => join(dataDir, 'running.json')

export const writeRunFile = (dataDir: string, run: RunFile): Promise<void> =>
  writeFile(fileOf(dataDir), `${JSON.stringify(run)}\n`)

export const removeRunFile = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

/** The running platform of this data folder; null if there is none, or the file is a dead one's. */
export async function findRunning(dataDir: string): Promise<RunFile | null> {
  try {
    const run = runSchema.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')))
    process.kill(run.pid, 0)
    await fetch(run.tableEndpoint, { signal: AbortSignal.timeout(2000) })
    return run
  } catch {
    return null
  }
}
