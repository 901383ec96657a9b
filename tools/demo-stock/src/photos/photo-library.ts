import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Colour, type OwnKit, ownKits, type PictureBody } from '../facts/model.ts'
import { seedOf } from '../random.ts'

export type Photo = { url: string; angle: string }

/** In the order in which a dealer lists them. */
const shots: readonly (readonly [shot: string, angle: string])[] = [
  ['front-3-4', 'Front three-quarter'],
  ['side', 'Side'],
  ['rear-3-4', 'Rear three-quarter'],
  ['front', 'Front'],
  ['rear', 'Rear'],
  ['wheel', 'Wheel'],
  ['interior', 'Interior'],
  ['cab', 'Cab'],
]

const root = join(import.meta.dirname, '../../photos')
const ending = '.avif'
const address = (folder: string, name: string): string => `/media/demo/${folder}/${name}${ending}`

/** The names of the pictures in every folder (`suv/red`), sorted. The disk is read once, on first use. */
let library: Map<string, string[]> | undefined
function folders(): Map<string, string[]> {
  library ??= readLibrary()
  return library
}

function readLibrary(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const [body, colour, file] = path.split(/[\\/]/)
    if (!file?.endsWith(ending)) continue
    const folder = `${body}/${colour}`
    found.set(folder, [...(found.get(folder) ?? []), file.slice(0, -ending.length)])
  }
  return found
}

const picturesIn = (body: PictureBody, colour: Colour): string[] => folders().get(`${body}/${colour}`) ?? []

/** The names of a shot in every look there is of it: `front-3-4` as the body comes, `front-3-4@dusk` and others. */
const looksOf = (pictures: readonly string[], shot: string): string[] =>
  pictures.filter((name) => name === shot || name.startsWith(`${shot}@`))

/**
 * A look is a vehicle's equipment and place, each '' by default: `dusk`, `rack`, `electric-dusk`. A place changes its
 * face too, which of the other shots the straight front alone shows.
 */
type Look = { kit: string; place: string }
const places = new Set(['dusk', 'showroom'])

function lookOf(name: string): Look {
  const [kit = '', place = ''] = (name.split('@')[1] ?? '').split('-')
  return places.has(kit) ? { kit: '', place: kit } : { kit, place }
}

const isSame = (one: Look, other: Look): boolean => one.kit === other.kit && one.place === other.place

/** Shots from within, which fit every look. */
const insides = new Set(['interior', 'cab'])
/** Rooms, a saloon, and cabs with black mirrors and no bonnet in sight: no paint shows, so the white one's picture serves every colour. */
const paintlessInside = new Set<PictureBody>(['caravan', 'motorhome', 'van', 'lightTruck', 'bus'])

/** Bodies with one face in every place. */
const oneFaced = new Set<PictureBody>(['caravan', 'motorcycle'])

const leadsOf = (body: PictureBody, colour: Colour, own: OwnKit | undefined): string[] =>
  looksOf(picturesIn(body, colour), 'front-3-4').filter((name) => {
    const { kit } = lookOf(name)
    return own === undefined ? !ownKits.has(kit) : kit === own
  })

/** The picture of a shot in a look, or one that could be of the same vehicle: any from within, and of another place what shows no face. */
function pictureOf(body: PictureBody, colour: Colour, shot: string, look: Look): string | undefined {
  const found = looksOf(picturesIn(body, colour), shot)
  const inLook = found.find((name) => isSame(lookOf(name), look))
  if (inLook) return inLook
  if (insides.has(shot)) return found.find((name) => name === shot)
  const isFaceless = shot !== 'front' || oneFaced.has(body)
  return isFaceless ? found.find((name) => isSame(lookOf(name), { ...look, place: '' })) : undefined
}

/**
 * The photos of a vehicle: of its body and colour, with the kit that is its own or else that its identity decides, as it decides the place,
 * so that vehicles alike do not share one picture. A shot of which no picture could be of the same vehicle is left out.
 */
export function photosOf(body: PictureBody, colour: Colour, identity: string, own?: OwnKit): Photo[] {
  const leads = leadsOf(body, colour, own)
  const look = lookOf(leads[seedOf(identity) % Math.max(1, leads.length)] ?? '')
  return shots.flatMap(([shot, angle]) => {
    const painted = insides.has(shot) && paintlessInside.has(body) ? 'white' : colour
    const name = pictureOf(body, painted, shot, look)
    return name ? [{ url: address(`${body}/${painted}`, name), angle }] : []
  })
}

/** The kit that a vehicle's photos show it with; '' where that is as it comes. */
export const kitShown = ([lead]: readonly Photo[]): string => lookOf(lead?.url.slice(0, -ending.length) ?? '').kit

/** A picture every ten degrees. */
export const spinFrameCount = 36

/** The frames of a turn round a body in a colour, in order; where it was not photographed all round, the few sides that were. */
export function spinFramesOf(body: PictureBody, colour: Colour): string[] {
  const pictures = picturesIn(body, colour)
  const frames = pictures.filter((name) => /^spin-\d+$/.test(name))
  const sides = ['front', 'front-3-4', 'side', 'rear-3-4', 'rear'].filter((shot) => pictures.includes(shot))
  return (frames.length === spinFrameCount ? frames : sides).map((name) => address(`${body}/${colour}`, name))
}

/** A look round the inside of a body, whose bonnet and mirrors are of that colour; undefined where none was taken. */
export function interiorPhotosOf(body: PictureBody, colour: Colour): string | undefined {
  return picturesIn(body, colour).includes('panorama') ? address(`${body}/${colour}`, 'panorama') : undefined
}
