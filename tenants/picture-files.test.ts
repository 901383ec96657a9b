import { expect, test } from 'vitest'
import { hasPicture } from './picture-files.ts'

const northgate = { slug: 'northgate', folder: new URL('./northgate/', import.meta.url) }

test.each([
  ['a file beside site.json', 'hero.avif', true],
  ['its address', '/media/tenants/northgate/hero.avif', true],
  ['a picture of the library', '/media/demo/suv/red/front-3-4@dusk.avif', true],
  ['a file that is not there', 'beach.avif', false],
  ['a picture that the library does not have', '/media/demo/suv/red/hover.avif', false],
  ["another tenant's file", '/media/tenants/meridian/hero.avif', false],
  ['a way out of the folder', '/media/tenants/northgate/../meridian/hero.avif', false],
  ['a way out of the library', '/media/demo/../../src/main.avif', false],
  ['an address of a dealership', '/media/northgate-aspley/1.avif', false],
])('%s: %s', (_, name, isThere) => {
  expect(hasPicture(name, northgate)).toBe(isThere)
})
