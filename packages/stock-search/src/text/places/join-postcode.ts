import { splitWords } from '@forecourt/domain/search/search-text'
import { localityOf } from '@forecourt/localities/localities'
import { joinThousands } from '../filters/join-thousands.ts'
import type { StockWords } from './bare-place.ts'
import { knownVehicle } from './known-vehicles.ts'

const part = /^\d{1,3}$/

/** What a number before it counts or measures: `2 door`, `5 seats`, `3 series`, `4 x 4`. */
const unit = new RegExp(
  '^(?:x|by|to|or|and|km?s?|klms?|kilo.*|kgs?|ton.*|m|mm|cm|met(?:re|er)s?|ft|feet|foot|l|lt|lit.*|cc|kwh?|nm|hp|v|volts?|door.*|dr|seat.*|' +
    'berths?|bunks?|beds?|cyl.*|speed.*|spd|stars?|series|owners?|keys?|rows?|wheel.*|axles?|years?|yrs?|months?|weeks?|days?|grand|' +
    'thousand|million|mill?|dollars?|bucks)$',
)
/** What a number behind it belongs to: `model 3`, `4 x 4`, `sleeps 4`. */
const counted = /^(?:x|by|model|series|mark|mk|gen|generation|type|class|sleeps|seats|stage|euro|ancap|id)$/

/**
 * SR-20: a postcode that was pasted with spaces, `21 50` and `4 0 0 0`, without them, where its numbers mean nothing else: no model
 * (`mazda 3`), no count (`2 door`), no amount (`under 20 000`). Four single digits have no other meaning; others make a postcode that
 * there is.
 */
export function joinPostcode(query: string, stock: Pick<StockWords, 'has'>): string {
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const isFree = typed.map((word, at) => part.test(word) && !hasMeaning(words, at, stock))
  for (const begin of typed.keys()) {
    if (!isFree[begin] || isFree[begin - 1]) continue
    let end = begin + 1
    while (isFree[end]) end++
    const parts = typed.slice(begin, end)
    if (isPostcode(parts) && joinThousands(query).includes(parts.join(' ')))
      return typed.toSpliced(begin, parts.length, parts.join('')).join(' ')
  }
  return query
}

function isPostcode(parts: readonly string[]): boolean {
  const joined = parts.join('')
  return parts.length > 1 && joined.length === 4 && (parts.length === 4 || localityOf(joined) !== undefined)
}

/** Whether a number is a count, or a model: behind its make, or written as one word with what precedes it (`xc 40`). */
const hasMeaning = (words: readonly string[], at: number, stock: Pick<StockWords, 'has'>): boolean =>
  unit.test(words[at + 1] ?? '') ||
  counted.test(words[at - 1] ?? '') ||
  knownVehicle(words, at, at + 1) === 'within' ||
  (/\p{L}/u.test(words[at - 1] ?? '') && stock.has(`${words[at - 1]}${words[at]}`))
