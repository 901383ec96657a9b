import { expect, test } from 'vitest'
import { sharedPage, sharePicture } from './share-picture.ts'

test.each(['/', '/about-us', '/cars/2021-kia-sportage', '/blog/first-car'])(
  'the picture of %s names its page',
  (page) => {
    expect(sharedPage(sharePicture(page))).toBe(page)
  },
)

test.each(['/og/', '/og/about-us.png', '/about-us.jpg', '/media/a.jpg'])('%s is no such picture', (path) => {
  expect(sharedPage(path)).toBeNull()
})
