import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const recordSchema = z.record(z.string(), z.string())

/** Which drops the importer has heard of, each by its file and the moment when it came. */
export type DropRecord = {
  isHandled(file: string, droppedAt: Date): boolean
  markHandled(file: string, droppedAt: Date): Promise<void>
}

/** The record of a folder of feeds, kept beside them in a hidden file, so that a start knows what came since the last one. */
export async function openDropRecord(folder: string): Promise<DropRecord> {
  const path = join(folder, '.handled.json')
  const handled = await readRecord(path)
  return {
    isHandled: (file, droppedAt) => handled.get(file) === droppedAt.toISOString(),
    async markHandled(file, droppedAt) {
      handled.set(file, droppedAt.toISOString())
      await writeFile(path, JSON.stringify(Object.fromEntries(handled)))
    },
  }
}

/** Empty where there is none or it cannot be read: importing a feed twice changes nothing. */
async function readRecord(path: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(recordSchema.parse(JSON.parse(await readFile(path, 'utf8')))))
  } catch {
    return new Map()
  }
}
