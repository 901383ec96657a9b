import { maxPhotoNumber, maxPhotos } from '@forecourt/contracts/trade-in/photos'
import type { TradeInState, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { countOf } from '../text/numbers.ts'

const closed: ReadonlySet<TradeInState> = new Set(['accepted', 'closed'])

/** Until the valuation's end is sent to the dealership. */
export const takesPhotos = ({ state }: Pick<Valuation, 'state'>): boolean => !closed.has(state)

/** The photos that a valuation lists, and what is known of those that it does not list. */
export type PhotoNumbers = {
  photos: readonly number[]
  /** The last number of which an upload was signed; 0 before the first. */
  last: number
  /** Numbers of which an upload was signed, and which were neither kept nor removed. */
  open: readonly number[]
}

/** With the next number, which no photo had before; `full` or `spent` where there is none. */
export function withNextNumber({ photos, last, open }: PhotoNumbers): PhotoNumbers | 'full' | 'spent' {
  if (photos.length >= maxPhotos) return 'full'
  if (last >= maxPhotoNumber) return 'spent'
  return { photos, last: last + 1, open: [...open, last + 1] }
}

/** With an uploaded photo, in the order in which they came; `full`, or `notThere` for a number that is not open. */
export function withPhoto({ photos, last, open }: PhotoNumbers, number: number): PhotoNumbers | 'full' | 'notThere' {
  if (photos.includes(number)) return { photos, last, open }
  if (!open.includes(number)) return 'notThere'
  if (photos.length >= maxPhotos) return 'full'
  return { photos: [...photos, number], last, open: without(open, number) }
}

/** Neither kept nor open: an upload that still comes is not taken. */
export const withoutPhoto = ({ photos, last, open }: PhotoNumbers, number: number): PhotoNumbers => ({
  photos: without(photos, number),
  last,
  open: without(open, number),
})

const without = (numbers: readonly number[], number: number): number[] => numbers.filter((one) => one !== number)

/** The page of a valuation's photos, for the dealership and the shopper. What names the valuation is in the fragment, which no cache sees. */
export const photosPath = (lead_id: string): string => `/trade-in/photos#photos?link=${lead_id}`

/** What the dealership reads before their address. */
export const photosLabel = 'Photos of their vehicle'

/** Of a file that is chosen, before the browser draws it smaller. */
export const maxChosenMegabytes = 60

export const photoWords = {
  full: `${countOf(maxPhotos, 'photo')} are as many as we need. Remove one to add another.`,
  spent: 'No more photos can be added here. Send the dealership more by e-mail.',
  unreadable: 'We cannot read this as a photo. Choose a JPEG, PNG or WebP, or take a new one.',
  over: 'The dealership has your valuation already. Send them more photos by e-mail.',
  tooLarge: `This photo is larger than ${maxChosenMegabytes} MB. Choose another one.`,
  notThere: 'The photo did not arrive. Try it again.',
} as const
