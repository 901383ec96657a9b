import type { StockChange } from '../port.ts'
import { grow } from './grow.ts'
import { StockTable } from './stock-table.ts'

/** By id; a removed vehicle has no row any more. Its id is the string that its hit has, and costs no memory of its own. */
type Dealership = { rows: Map<string, number>; removed: Map<string, number> }

/**
 * The table as the latest known version of every vehicle makes it. Removed vehicles stay known by their version, so that
 * an older change that comes late brings none of them back.
 */
export class VersionedStock {
  readonly table = new StockTable()
  readonly #dealerships = new Map<string, Dealership>()
  #versions = new Float64Array(0)

  apply(changes: readonly StockChange[]): void {
    // Measured: making the orders anew costs about as much as moving one row in fifty.
    if (changes.length > 64 + this.table.size / 50) this.table.expectMany()
    for (const change of changes) this.#applyOne(change)
  }

  #applyOne(change: StockChange): void {
    const { dealership, id } = identityOf(change)
    const known = this.#dealerships.get(dealership) ?? { rows: new Map(), removed: new Map() }
    this.#dealerships.set(dealership, known)
    const row = known.rows.get(id)
    const version = row === undefined ? known.removed.get(id) : this.#versions[row]
    if (version !== undefined && version >= change.version) return
    if (row !== undefined) this.table.delete(row)
    if (change.kind === 'put') {
      known.removed.delete(id)
      const added = this.table.add(change.vehicle)
      known.rows.set(this.table.hit(added).id, added)
      this.#versions = grow(this.#versions, added, 0)
      this.#versions[added] = change.version
    } else {
      known.rows.delete(id)
      known.removed.set(id, change.version)
    }
  }
}

const identityOf = (change: StockChange): { dealership: string; id: string } =>
  change.kind === 'put' ? { dealership: change.vehicle.dealership_slug, id: change.vehicle.id } : change
