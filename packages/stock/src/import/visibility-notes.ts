import { knownStatuses } from '@forecourt/contracts/stock/vehicle'
import { truncateText } from '../feeds/text/plain-text.ts'
import type { BatchOutcome } from './store-batch.ts'

type Landed = Pick<BatchOutcome, 'unlisted' | 'unknownStatuses'>

/** A feed that is mapped wrongly may hold another word in every row. */
const maxStatusWords = 3
const maxStatusWordLength = 30

/** Counts the vehicles that landed and that shoppers will not find, and says why: whoever sent them would look in vain. */
export class VisibilityNotes {
  readonly #unlisted = new Map<string, number>()
  readonly #words = new Set<string>()
  #unavailable = 0

  add({ unlisted, unknownStatuses }: Landed): void {
    for (const reason of unlisted) this.#unlisted.set(reason, (this.#unlisted.get(reason) ?? 0) + 1)
    this.#unavailable += unknownStatuses.length
    for (const status of unknownStatuses)
      if (this.#words.size <= maxStatusWords) this.#words.add(truncateText(status, maxStatusWordLength))
  }

  texts(): string[] {
    const unlisted = [...this.#unlisted].map(
      ([reason, vehicles]) => `${landed(vehicles)} that no site of the dealership lists: ${reason}.`,
    )
    if (this.#unavailable === 0) return unlisted
    const words = [...this.#words].slice(0, maxStatusWords).sort().join(', ')
    const others = this.#words.size > maxStatusWords ? ' and others' : ''
    const known = knownStatuses.join(', ')
    return [
      `${landed(this.#unavailable)} as unavailable: status is ${words}${others}; known are ${known}.`,
      ...unlisted,
    ]
  }
}

const landed = (vehicles: number): string =>
  `${vehicles.toLocaleString('en-AU')} ${vehicles === 1 ? 'vehicle' : 'vehicles'} landed`
