import { maxPhotoNumber, maxPhotos } from '@forecourt/contracts/trade-in/photos'
import { expect, test } from 'vitest'
import { type PhotoNumbers, takesPhotos, withNextNumber, withoutPhoto, withPhoto } from './photos.ts'

const none: PhotoNumbers = { photos: [], last: 0, open: [] }
const full: PhotoNumbers = { photos: Array.from({ length: maxPhotos }, (_, at) => at + 1), last: maxPhotos, open: [] }

test('[TI-1] a number is of one photo: a removed one is not given again', () => {
  const signed = withNextNumber(none)
  expect(signed).toEqual({ photos: [], last: 1, open: [1] })
  const kept = withPhoto(signed as PhotoNumbers, 1)
  expect(kept).toEqual({ photos: [1], last: 1, open: [] })
  const removed = withoutPhoto(kept as PhotoNumbers, 1)
  expect(removed).toEqual({ photos: [], last: 1, open: [] })
  expect(withNextNumber(removed)).toEqual({ photos: [], last: 2, open: [2] })
})

test('[TI-1] a photo is kept once, and only where its upload was signed and not removed', () => {
  expect(withPhoto(none, 1)).toBe('notThere')
  expect(withPhoto(withoutPhoto({ photos: [], last: 2, open: [1, 2] }, 2), 2)).toBe('notThere')
  expect(withPhoto({ photos: [1], last: 1, open: [] }, 1)).toEqual({ photos: [1], last: 1, open: [] })
})

test('[TI-1] no more are signed or kept than a valuation may have', () => {
  expect(withNextNumber(full)).toBe('full')
  expect(withPhoto({ ...full, last: 9, open: [9] }, 9)).toBe('full')
  expect(withNextNumber({ ...none, last: maxPhotoNumber })).toBe('spent')
})

test('[TI-1] a valuation that ended takes none', () => {
  expect([takesPhotos({ state: 'adjustments' }), takesPhotos({ state: 'offer' })]).toEqual([true, true])
  expect([takesPhotos({ state: 'accepted' }), takesPhotos({ state: 'closed' })]).toEqual([false, false])
})
