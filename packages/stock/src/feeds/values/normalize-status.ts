import { knownStatuses } from '@forecourt/contracts/stock/vehicle'

/** `In Stock` as `in_stock`; a word that we do not know stays as the feed writes it, for whoever looks for it there. */
export function normalizeStatus(text: string): string {
  const word = text.toLowerCase().replace(/[\s-]+/g, '_')
  return knownStatuses.includes(word) ? word : text
}
