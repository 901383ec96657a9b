import type { StockSource } from './catch-up.ts'
import type { Connection } from './connection.ts'
import { buildAlias } from './stock-indices.ts'
import { writeChanges } from './write-changes.ts'

type Writing = {
  index: string
  source: StockSource
  dealership: string
  /** Throws where the work is to end. */
  check(): void
}

/** Writes all vehicles of a dealership, as the stock has them, to an index. Answers how many that were. */
export async function writeDealership(connection: Connection, writing: Writing): Promise<number> {
  const { index, source, dealership, check } = writing
  let vehicles = 0
  for await (const changes of source.read(dealership)) {
    check()
    await writeChanges(connection, changes, { index: buildAlias(index), isAlias: true })
    vehicles += changes.length
  }
  return vehicles
}
