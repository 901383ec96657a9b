import type { Hit } from '@forecourt/contracts/vehicle'
import { availability } from './availability.ts'

/** SR-18: a row of cards in two views. */
const rowLimit = 8

/** What a row of the home page shows of a search: nothing that is gone, and first what has a photo, else in the search's order. */
export function homeRow(hits: readonly Hit[]): Hit[] {
  const hasPhoto = ({ photos_count }: Hit) => Number(photos_count > 0)
  return hits
    .filter((hit) => availability(hit).isAvailable)
    .sort((a, b) => hasPhoto(b) - hasPhoto(a))
    .slice(0, rowLimit)
}
