import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type StockKey, stockKeySchema } from '@forecourt/stock/stock-item'
import type { Dropped } from './change-stream.ts'

/** Stock changes that the index did not take, kept in the data folder until somebody has them told again. */
export type DeadLetters = {
  add(dropped: Dropped): Promise<void>
  /** Each vehicle once. */
  list(): Promise<StockKey[]>
  /**
   * Takes them all out once `use` has resolved; what is added meanwhile stays. Where it rejects, or its process dies, they are
   * still there the next time.
   */
  take<T>(use: (keys: readonly StockKey[]) => Promise<T>): Promise<T>
}

export function deadLetters(dataDir: string): DeadLetters {
  const file = join(dataDir, 'dead-letters.jsonl')
  const taken = `${file}.taken`
  return {
    async add({ keys }) {
      const lines = keys.map(({ dealership_slug, id }) => ({ dealership_slug: dealership_slug?.S, id: id?.S }))
      await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    },
    list: async () => [...(await read(taken)), ...(await read(file))],
    async take(use) {
      const earlier = await read(taken)
      for (const key of earlier) await appendFile(file, `${JSON.stringify(key)}\n`)
      await rename(file, taken).catch(ifNone)
      const used = await use(await read(taken))
      await rm(taken, { force: true })
      return used
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
