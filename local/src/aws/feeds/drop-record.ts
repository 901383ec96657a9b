import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const recordSchema = z.record(z.string(), z.string())

/** The handled drops, by file and time of arrival. */
export type DropRecord = {
  isHandled(file: string, droppedAt: Date): boolean
  markHandled(file: string, droppedAt: Date): Promise<void>
}

/** The record of a folder of feeds, in a hidden file beside them, so that a start finds the drops since the last one. */
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

/** Empty when missing or unreadable: importing a feed twice changes nothing. */
async function readRecord(path: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(recordSchema.parse(JSON.parse(await readFile(path, 'utf8')))))
  } catch {
    return new Map()
  }
}
