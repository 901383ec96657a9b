import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import { sampleVehicles } from '../../sample-vehicles.ts'
import { VersionedStock } from '../table/versioned-stock.ts'
import { type Numbers, SnapshotWriter } from './snapshot-file.ts'

/** Without the spare room at a column's end, whose length differs from time to time. */
class TrimmedWriter extends SnapshotWriter {
  override numbers(name: string, numbers: Numbers): void {
    const filler = numbers.at(-1)
    super.numbers(name, numbers.slice(0, 1 + numbers.findLastIndex((number) => !Object.is(number, filler))))
  }
}

/**
 * The name of a snapshot's format: a digest of the file that this release writes of sample vehicles, and of the schema of cards. Other
 * columns, ways to work values out, orders, or file layouts change it: such a snapshot would load, but answer with data that this release does
 * not know. What only a page shows, as a filter's label, does not.
 */
export function snapshotFormatOf(hit: z.core.$ZodType): string {
  const stock = new VersionedStock()
  stock.apply(sampleVehicles().map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const file = new TrimmedWriter()
  stock.save(file)
  const hash = createHash('sha256').update(file.finish(''))
  return `forecourt stock ${hash.update(JSON.stringify(z.toJSONSchema(hit, { unrepresentable: 'any' }))).digest('hex')}`
}

declare global {
  /** Of the sources that a bundle was made from: it is written into it, as a new process would take as long for it as for a search. */
  const bundledSnapshotFormat: string | undefined
}

let known: string | undefined

/** Worked out once, by the first snapshot of a process that is no bundle. */
export function snapshotFormat(): string {
  known ??= typeof bundledSnapshotFormat === 'string' ? bundledSnapshotFormat : snapshotFormatOf(hitSchema)
  return known
}
