import { expect, test } from 'vitest'
import { absoluteUrl, canonicalUrl } from './site-urls.ts'

const site = 'https://www.harbour.example'

test.each([
  ['/cars/kia', 'https://www.harbour.example/cars/kia'],
  ['//evil.example/x', 'https://www.harbour.example/evil.example/x'],
  ['/\\evil.example', 'https://www.harbour.example/evil.example'],
  ['//', 'https://www.harbour.example/'],
  ['/x y', 'https://www.harbour.example/x%20y'],
])('the canonical address of %s is %s', (path, url) => {
  expect(canonicalUrl(path, site)).toBe(url)
})

test('an address that is none has no whole form', () => {
  expect(absoluteUrl('/media/a.avif', site)).toBe('https://www.harbour.example/media/a.avif')
  expect(absoluteUrl('https://%/1.jpg', site)).toBeNull()
})
