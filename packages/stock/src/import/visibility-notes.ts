import { knownStatuses } from '@forecourt/contracts/stock/vehicle'
import { countOf } from '@forecourt/domain/text/numbers'
import { truncateText } from '../feeds/text/plain-text.ts'
import type { BatchOutcome } from './store-batch.ts'

type Landed = Pick<BatchOutcome, 'unlisted' | 'unknownStatuses'>

/** Maximum words: a wrong mapping may have another word in every row. */
const maxStatusWords = 3
const maxStatusWordLength = 30

/** Counts imported vehicles that no site lists, with the reasons, since their sender would not find them. */
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
      ([reason, vehicles]) => `${imported(vehicles)} that no site of the dealership lists: ${reason}.`,
    )
    if (this.#unavailable === 0) return unlisted
    const words = [...this.#words].slice(0, maxStatusWords).sort().join(', ')
    const others = this.#words.size > maxStatusWords ? ' and others' : ''
    const known = knownStatuses.join(', ')
    return [
      `${imported(this.#unavailable)} as unavailable: status is ${words}${others}; known statuses: ${known}.`,
      ...unlisted,
    ]
  }
}

const imported = (vehicles: number): string =>
  `${countOf(vehicles, 'vehicle')} ${vehicles === 1 ? 'was' : 'were'} imported`
