import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '../vehicle/car-status.ts'
import { photosFirst } from '../vehicle/similar/photos-first.ts'

/** SR-18: a row of cards in two views. */
const rowLimit = 8

/** The vehicles in a row of the home page: none that are gone, those with photos first, else in the search's order. */
export const homeRow = (hits: readonly Hit[]): Hit[] =>
  photosFirst(hits.filter((hit) => isOffered(hit, 'advertise'))).slice(0, rowLimit)
