import type { StockChange } from '../../port.ts'
import { NumberColumn } from '../columns/number-column.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { IdentityIndex, type VehicleIdentity } from './identity-index.ts'
import { StockTable } from './stock-table.ts'

/**
 * The table with the latest version of every vehicle. Versions of removed vehicles are kept, so that a late older
 * change cannot restore them.
 */
export class VersionedStock {
  readonly table = new StockTable()
  readonly #rows = new IdentityIndex((row) => this.table.identity(row))
  readonly #versions = new NumberColumn()
  readonly #removed = new Map<string, number>()

  apply(changes: readonly StockChange[]): void {
    // Measured: rebuilding the orders costs about as much as moving one row in fifty.
    if (changes.length > 64 + this.table.size / 50) this.table.invalidateOrders()
    for (const change of changes) this.#applyOne(change)
  }

  save(to: SnapshotWriter): void {
    this.table.save(to)
    this.#rows.save(to)
    this.#versions.save(to, 'versions')
    to.texts('removed', [...this.#removed.keys()])
    to.numbers('removed versions', Float64Array.from(this.#removed.values()))
  }

  load(from: SnapshotReader): void {
    this.table.load(from)
    this.#rows.load(from)
    this.#versions.load(from, 'versions')
    const versions = from.numbers('removed versions', 'f64')
    for (const [index, key] of from.texts('removed').entries()) this.#removed.set(key, versions[index] ?? 0)
  }

  #applyOne(change: StockChange): void {
    const identity = identityOf(change)
    const key = `${identity.dealership}\n${identity.id}`
    const row = this.#rows.find(identity)
    const version = row === undefined ? this.#removed.get(key) : this.#versions.get(row)
    if (version !== undefined && version >= change.version) return
    if (row !== undefined) {
      this.#rows.delete(row)
      this.table.delete(row)
    }
    if (change.kind === 'remove') {
      this.#removed.set(key, change.version)
      return
    }
    this.#removed.delete(key)
    const added = this.table.add(change.vehicle)
    this.#rows.add(added)
    this.#versions.set(added, change.version)
  }
}

/** Ids are stored as UTF-8, which cannot represent lone surrogates. */
function identityOf(change: StockChange): VehicleIdentity {
  const { dealership, id } =
    change.kind === 'put' ? { dealership: change.vehicle.dealership_slug, id: change.vehicle.id } : change
  return { dealership, id: id.toWellFormed() }
}
