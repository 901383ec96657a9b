import { randomUUID } from 'node:crypto'
import { appendFile, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { type StockKey, stockKeySchema } from '@forecourt/stock/table/stock-item'
import * as z from 'zod/mini'
import type { Dropped, KeyImage } from './change-stream.ts'

/** Failed changes of a table, by their items' keys, in the data folder until they are redriven. */
export type DeadLetters<K = StockKey> = {
  add(dropped: Pick<Dropped, 'keys'>): Promise<void>
  /** Each item once. */
  list(): Promise<K[]>
  /**
   * Removes them all once `use` has resolved; those added meanwhile stay. If it rejects, or its process dies, they
   * remain. Concurrent calls may get the same ones; none is lost.
   */
  take<T>(use: (keys: readonly K[]) => Promise<T>): Promise<T>
}

/** The search index's rejected changes. */
export const deadLetters = (dataDir: string): DeadLetters => keyFile(dataDir, 'dead-letters.jsonl', stockKeySchema)

/** One function's failed changes of a table's stream. */
export function tableDeadLetters(dataDir: string, table: TableName, functionName: string): DeadLetters<KeyImage> {
  const { partition, ...shape } = tables[table]
  const names = 'sort' in shape ? [partition, shape.sort] : [partition]
  const image = z.pipe(
    z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
    z.transform((key): KeyImage => Object.fromEntries(Object.entries(key).map(([name, S]) => [name, { S }]))),
  )
  return keyFile(dataDir, `dead-letters-${functionName}.jsonl`, image)
}

type KeySchema<K> = { parse(value: unknown): K }

function keyFile<K>(dataDir: string, name: string, schema: KeySchema<K>): DeadLetters<K> {
  const file = join(dataDir, name)
  /** The files of waiting changes, of those in use, and of those in use by a dead process. */
  const all = async () =>
    (await namesIn(dataDir)).filter((own) => own.startsWith(name)).map((own) => join(dataDir, own))
  return {
    async add({ keys }) {
      const lines = keys.map((key) => JSON.stringify(plainKey(key)))
      await appendFile(file, lines.map((line) => `${line}\n`).join(''))
    },
    list: async () => read(await all(), schema),
    async take(use) {
      const taker = randomUUID()
      const mine: string[] = []
      for (const own of await all()) {
        const taken = `${file}.taken-${taker}-${mine.length}`
        await rename(own, taken).catch(ifNone)
        mine.push(taken)
      }
      const used = await use(await read(mine, schema))
      for (const taken of mine) await rm(taken, { force: true })
      return used
    },
  }
}

const plainKey = (key: KeyImage): Record<string, string> =>
  Object.fromEntries(Object.entries(key).map(([name, { S }]) => [name, S]))

const ifNone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifNone)) ?? []
}

async function read<K>(files: readonly string[], schema: KeySchema<K>): Promise<K[]> {
  const texts: string[] = []
  for (const file of files) texts.push((await readFile(file, 'utf8').catch(ifNone)) ?? '')
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== ''))
  return [...lines].map((line) => schema.parse(JSON.parse(line)))
}
