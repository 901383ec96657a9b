import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type StockKey, stockKeySchema } from '@forecourt/stock/stock-item'
import type { Dropped } from './change-stream.ts'

/** Stock changes that the index did not take, kept in the data folder until somebody has them told again. */
export type DeadLetters = {
  add(dropped: Dropped): Promise<void>
  /** Each vehicle once. */
  list(): Promise<StockKey[]>
  /** Takes them all out; what is added meanwhile stays. */
  take(): Promise<StockKey[]>
}

export function deadLetters(dataDir: string): DeadLetters {
  const file = join(dataDir, 'dead-letters.jsonl')
  const taken = `${file}.taken`
  return {
    async add({ keys }) {
      const lines = keys.map(({ dealership_slug, id }) => ({ dealership_slug: dealership_slug?.S, id: id?.S }))
      await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    },
    list: () => read(file),
    async take() {
      // A process that dies in between leaves them where the next one finds them.
      const earlier = await read(taken)
      for (const key of earlier) await appendFile(file, `${JSON.stringify(key)}\n`)
      await rename(file, taken).catch(ifNone)
      const keys = await read(taken)
      await rm(taken, { force: true })
      return keys
    },
  }
}

const ifNone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

async function read(file: string): Promise<StockKey[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    ifNone(error)
    return ''
  })
  const lines = new Set(text.split('\n').filter((line) => line !== ''))
  return [...lines].map((line) => stockKeySchema.parse(JSON.parse(line)))
}
