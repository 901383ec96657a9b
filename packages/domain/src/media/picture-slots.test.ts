import { expect, test } from 'vitest'
import {
  type PictureSlot,
  type PictureWidth,
  pictureFormats,
  pictureIn,
  pictureSlots,
  pictureWidths,
} from './picture-slots.ts'

const slots = Object.keys(pictureSlots) as PictureSlot[]
const widths = Object.keys(pictureWidths).map(Number) as PictureWidth[]

test('[GA-7] a picture of ours is offered in each width of its slot, with how wide the slot is drawn', () => {
  expect(pictureIn('thumbnail', '/media/demo/suv/red/side.avif')).toEqual({
    src: '/media/demo/suv/red/side.avif?w=360',
    srcSet:
      '/media/demo/suv/red/side.avif?w=200 200w, /media/demo/suv/red/side.avif?w=360 360w, /media/demo/suv/red/side.avif?w=480 480w',
    sizes: '180px',
  })
})

test.each(['https://photos.example/1.jpg', '//photos.example/1.jpg', 'http://photos.example/media/1.jpg', '/1.jpg'])(
  'a picture at %s stays as it is',
  (url) => {
    expect(pictureIn('card', url)).toEqual({ src: url })
  },
)

test('[GA-7] each width has a quality in each format, and AVIF needs the smallest number', () => {
  for (const width of widths) {
    expect(Object.keys(pictureWidths[width])).toEqual(Object.keys(pictureFormats))
    const { avif, webp, jpeg } = pictureWidths[width]
    expect([avif, webp, jpeg]).toEqual([avif, webp, jpeg].toSorted((a, b) => a - b))
    expect(avif).toBeGreaterThanOrEqual(40)
    expect(jpeg).toBeLessThanOrEqual(90)
  }
})

test.each(slots)('the widths of %s grow by steps that are neither idle nor wasteful', (slot) => {
  const offered: readonly number[] = pictureSlots[slot].widths
  for (const [index, width] of offered.entries()) {
    const next = offered[index + 1]
    if (next === undefined) continue
    expect(next / width).toBeGreaterThanOrEqual(1.3)
    expect(next / width).toBeLessThanOrEqual(2)
  }
})

test('no width is there that no slot offers', () => {
  expect(new Set(slots.flatMap((slot) => pictureSlots[slot].widths))).toEqual(new Set(widths))
})
