import { expect, test } from 'vitest'
import { firstPhoto, photosOf, secondPhoto } from './vehicle-photos.ts'

const name = '2023 Toyota RAV4'
const image = (url: string) => ({ image: { url } })

test('videos are no photos, and a photo that comes twice shows once', () => {
  const images = [image('/a.avif'), { ...image('/b.mp4'), video: true }, image('/c.avif'), image('/a.avif')]
  expect(photosOf({ name, images }).map(({ url }) => url)).toEqual(['/a.avif', '/c.avif'])
})

test.each([
  [[{ ...image('/b.mp4'), video: true }, image('/a.avif'), image('/c.avif')], '/a.avif', '/c.avif'],
  [[image('/a.avif'), { ...image('/b.mp4'), video: true }], '/a.avif', '/a.avif'],
  [[{ ...image('/b.mp4'), video: true }], undefined, undefined],
  [[], undefined, undefined],
])('the first photo of %j is %s, the second %s', (images, first, second) => {
  expect(firstPhoto({ images })?.url).toBe(first)
  expect(secondPhoto({ images })?.url).toBe(second)
})

test('a photo says what it shows where that is known, and else which one it is', () => {
  const images = [{ ...image('/a.avif'), angle: 'Rear three-quarter' }, image('/b.avif')]
  expect(photosOf({ name, images }).map(({ alt }) => alt)).toEqual([
    '2023 Toyota RAV4, rear three-quarter',
    '2023 Toyota RAV4, photo 2 of 2',
  ])
})

test('a photo without a small version is its own', () => {
  const images = [{ image: { url: '/a.avif', thumb: { url: '/a-small.avif' } } }, image('/b.avif')]
  expect(photosOf({ name, images }).map(({ thumb }) => thumb)).toEqual(['/a-small.avif', '/b.avif'])
})
