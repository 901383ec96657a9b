import { randomUUID } from 'node:crypto'
import { appendFile, readdir, readFile, rename, rm } from 'node:fs/promises'
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
   * still there the next time. Who takes them while another does may get the same ones; none is lost.
   */
  take<T>(use: (keys: readonly StockKey[]) => Promise<T>): Promise<T>
}

export function deadLetters(dataDir: string): DeadLetters {
  const name = 'dead-letters.jsonl'
  const file = join(dataDir, name)
  /** What waits, what is being used, and what somebody did not use to the end. */
  const all = async () =>
    (await namesIn(dataDir)).filter((own) => own.startsWith(name)).map((own) => join(dataDir, own))
  return {
    async add({ keys }) {
      const lines = keys.map(({ dealership_slug, id }) => ({ dealership_slug: dealership_slug?.S, id: id?.S }))
      await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    },
    list: async () => read(await all()),
    async take(use) {
      const taker = randomUUID()
      const mine: string[] = []
      for (const own of await all()) {
        const taken = `${file}.taken-${taker}-${mine.length}`
        await rename(own, taken).catch(ifNone)
        mine.push(taken)
      }
      const used = await use(await read(mine))
      for (const taken of mine) await rm(taken, { force: true })
      return used
    },
  }
}

const ifNone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifNone)) ?? []
}

async function read(files: readonly string[]): Promise<StockKey[]> {
  const texts: string[] = []
  for (const file of files) texts.push((await readFile(file, 'utf8').catch(ifNone)) ?? '')
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''))
  return [...lines].map((line) => stockKeySchema.parse(JSON.parse(line)))
}
