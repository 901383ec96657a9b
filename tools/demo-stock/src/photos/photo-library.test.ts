import { expect, test } from 'vitest'
import type { OwnKit, PictureBody } from '../facts/model.ts'
import { photosOf } from './photo-library.ts'

const lookIn = (url = ''): string => url.match(/@([\w-]+)\./)?.[1] ?? ''
const galleries = Array.from({ length: 60 }, (_, index) => photosOf('suv', 'white', `VIN ${index}`))

test('a gallery starts with the front three-quarter, and cars alike start in different looks', () => {
  expect(new Set(galleries.map(([first]) => first?.angle))).toEqual(new Set(['Front three-quarter']))
  expect(new Set(galleries.map(([first]) => lookIn(first?.url))).size).toBeGreaterThan(2)
})

test('a straight front has the face that the gallery leads with', () => {
  for (const gallery of galleries) {
    const front = gallery.find(({ angle }) => angle === 'Front')
    if (front) expect(lookIn(front.url)).toBe(lookIn(gallery[0]?.url))
  }
  const without = galleries.filter((gallery) => !gallery.some(({ angle }) => angle === 'Front'))
  // With other equipment it was not photographed so.
  expect(without.map(([first]) => lookIn(first?.url)).filter((look) => !['sport', 'rack'].includes(look))).toEqual([])
})

test('a motorcycle has one face, so it is seen straight from the front in every place', () => {
  const all = Array.from({ length: 60 }, (_, index) => photosOf('motorcycle', 'red', `VIN ${index}`))
  expect(all.filter((gallery) => !gallery.some(({ angle }) => angle === 'Front'))).toEqual([])
})

test.each<PictureBody>(['caravan', 'motorhome'])(
  'a body that is thirty times on a page leads with many looks: %s',
  (body) => {
    const all = Array.from({ length: 60 }, (_, index) => photosOf(body, 'white', `VIN ${index}`))
    expect(new Set(all.map(([first]) => lookIn(first?.url))).size).toBe(5)
  },
)

test.each([undefined, 'curtain', 'tipper'] as const)('a truck shows the one body that it is sold with: %s', (own) => {
  const outside = Array.from({ length: 60 }, (_, index) =>
    photosOf('lightTruck', 'white', `VIN ${index}`, own),
  ).flatMap((gallery) =>
    gallery.filter(({ angle }) => ['Front three-quarter', 'Side', 'Rear three-quarter'].includes(angle)),
  )
  const looks = new Set(outside.map(({ url }) => lookIn(url)))
  expect(own ? [...looks] : [...looks].filter((look) => /curtain|tipper/.test(look))).toEqual(own ? [own] : [])
})

test.each<PictureBody>(['suv', 'hatch'])(
  'what is sold without an engine has a closed nose from every side, and nothing else has: %s',
  (body) => {
    const galleriesWith = (kit?: OwnKit) =>
      Array.from({ length: 60 }, (_, index) => photosOf(body, 'white', `VIN ${index}`, kit))
    const looksIn = (kit?: OwnKit) => new Set(galleriesWith(kit).map(([first]) => lookIn(first?.url)))
    expect([...looksIn('electric')].sort()).toEqual(['electric', 'electric-dusk', 'electric-showroom'])
    expect([...looksIn()].filter((look) => look.startsWith('electric'))).toEqual([])
    for (const gallery of galleriesWith('electric')) {
      const outside = gallery.filter(({ angle }) => angle !== 'Interior')
      expect(outside.map(({ angle }) => angle).join()).toBe(
        'Front three-quarter,Side,Rear three-quarter,Front,Rear,Wheel',
      )
      expect(outside.filter(({ url }) => !lookIn(url).startsWith('electric'))).toEqual([])
      expect(lookIn(outside[3]?.url)).toBe(lookIn(outside[0]?.url))
    }
  },
)

test('a look with other equipment goes round the vehicle in that look', () => {
  const own = Array.from({ length: 60 }, (_, index) => photosOf('caravan', 'white', `VIN ${index}`)).filter(([first]) =>
    ['camp', 'touring'].includes(lookIn(first?.url)),
  )
  expect(own.length).toBeGreaterThan(0)
  for (const [first, ...rest] of own) {
    const outside = rest.filter(({ angle }) => angle !== 'Interior')
    expect(new Set(outside.map(({ url }) => lookIn(url)))).toEqual(new Set([lookIn(first?.url)]))
  }
})

test('a caravan and a motorhome show where one lives, a motorhome its cab as well', () => {
  const inside = (body: PictureBody) =>
    photosOf(body, 'red', 'VIN').flatMap(({ url, angle }) => (/\/(interior|cab)\./.test(url) ? [angle] : []))
  expect(inside('caravan')).toEqual(['Interior'])
  expect(inside('motorhome')).toEqual(['Interior', 'Cab'])
})

test('every gallery goes round the car and looks inside', () => {
  for (const gallery of galleries) {
    const angles = gallery.map(({ angle }) => angle)
    expect(angles).toEqual(expect.arrayContaining(['Side', 'Rear three-quarter', 'Interior']))
  }
})

test.each<[PictureBody, string]>([
  ['suv', '/suv/red/'],
  ['cabChassis', '/cabChassis/red/'],
  ['van', '/van/white/'],
  ['bus', '/bus/white/'],
])('an interior is of the vehicle’s own colour where paint shows through the windows: %s', (body, folder) => {
  const interior = photosOf(body, 'red', 'VIN').find(({ angle }) => angle === 'Interior')
  expect(interior?.url).toContain(folder)
})
