import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allModels } from '../facts/all-models.ts'
import type { Colour, Model, OwnKit, PictureBody } from '../facts/model.ts'
import { type Random, seededRandom } from '../random.ts'
import { makeColour } from '../vehicle/colours.ts'
import { ownKit } from '../vehicle/own-kit.ts'
import { interiorPhotosOf, type Photo, photosOf, spinFramesOf } from './photo-library.ts'

const photos = join(import.meta.dirname, '../../photos')
const folders = [photos, join(import.meta.dirname, '../../../../tenants')]
const picturesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.avif'))

const studio = join(import.meta.dirname, '../../../photo-studio/studio')
const readStudio = (file: string): string => readFileSync(join(studio, file), 'utf8')

test('a clone spends at most 45 MB on pictures, which is where the studio stops, and no picture is a torso', () => {
  const files = folders.flatMap((folder) => picturesIn(folder).map((file) => join(folder, file)))
  const sizes = files.map((file) => statSync(file).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000_000)
  expect(readStudio('__main__.py')).toContain('\nBUDGET = 45_000_000 ')
  expect(files.filter((_, index) => (sizes[index] ?? 0) < 1000)).toEqual([])
})

/** Each body in each colour that its kind comes in, whichever of them its makes list now: enough draws to find the rarest. */
const sellable = new Map<string, { body: PictureBody; colour: Colour; kit: OwnKit | undefined }>()
const random = seededRandom(1)
const colourOf: (random: Random, model: Model, year: number) => { colour: Colour } = makeColour
for (const model of allModels) {
  const { paints: _, ...make } = model.make
  const { pictures: body } = model
  const kits = new Set(model.grades.map(([, , engine]) => ownKit(model, engine)))
  for (let draw = 0; draw < 1000; draw++) {
    const { colour } = colourOf(random, { ...model, make }, model.years[0])
    for (const kit of kits) sellable.set([colour, body, kit].join(' ').trim(), { body, colour, kit })
  }
}

/** The galleries of vehicles of a body and colour: enough of them to have each look. */
const galleriesOf = (body: PictureBody, colour: Colour, kit: OwnKit | undefined) =>
  Array.from({ length: 100 }, (_, vin) => photosOf(body, colour, `${body} ${colour} ${vin}`, kit))

const round = ['Front three-quarter', 'Side', 'Rear three-quarter']
const straight = ['Front', 'Rear', 'Wheel']
/** As its maker delivers it, in any place. */
const isPlain = ([lead]: readonly Photo[]): boolean =>
  /\/front-3-4(?:@(?:electric-)?(?:dusk|showroom)|@electric)?\.avif$/.test(lead?.url ?? '')

describe.each([...sellable])('every %s', (_, { body, colour, kit }) => {
  test('is seen from the front, the side and behind, and from within, and as it comes straight on and close up too', () => {
    const wanted = body === 'motorcycle' ? round : [...round, 'Interior']
    const missing = galleriesOf(body, colour, kit).flatMap((gallery) =>
      [...wanted, ...(isPlain(gallery) ? straight : [])]
        .filter((angle) => !gallery.some((photo) => photo.angle === angle))
        .map((angle) => `${gallery[0]?.url ?? 'no picture at all'} lacks: ${angle}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})

test('every picture is shown by a vehicle of a kind that comes in its colour, or is cut to a tile', () => {
  const shown = [...sellable.values()].flatMap(({ body, colour, kit }) => [
    ...galleriesOf(body, colour, kit).flatMap((gallery) => gallery.map(({ url }) => url)),
    ...spinFramesOf(body, colour),
    interiorPhotosOf(body, colour),
  ])
  const cut = [...readStudio('tiles.py').matchAll(/Job\("(\w+)", "(\w+)", "([\w-]+)", "(\w*)"\)/g)].map(
    ([, body, colour, shot, look]) => `/media/demo/${body}/${colour}/${shot}${look && `@${look}`}.avif`,
  )
  const reachable = new Set([...shown, ...cut])
  const there = picturesIn(photos).map((file) => `/media/demo/${file}`)
  expect(there.filter((url) => !reachable.has(url))).toEqual([])
})
