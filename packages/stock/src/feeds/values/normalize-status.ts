import { knownStatuses } from '@forecourt/contracts/stock/vehicle'

/** `In Stock` becomes `in_stock`; an unknown status stays as in the feed, so that it can be found there. */
export function normalizeStatus(text: string): string {
  const word = text.toLowerCase().replace(/[\s-]+/g, '_')
  return knownStatuses.includes(word) ? word : text
}
