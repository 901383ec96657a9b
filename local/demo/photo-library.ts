import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Colour, PictureBody } from './facts/model.ts'
import { seedOf } from './random.ts'

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

const root = join(import.meta.dirname, 'photos')
const ending = '.avif'
const address = (folder: string, name: string): string => `/media/demo/${folder}/${name}${ending}`

/** The names of the pictures in every folder (`suv/red`), sorted. The disk is read once, when the first vehicle asks. */
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

const lookOf = (name: string | undefined): string => name?.split('@')[1] ?? ''

/** Shots from within, which fit every look. */
const insides = new Set(['interior', 'cab'])
/** Rooms, a saloon, and cabs with black mirrors and no bonnet in sight: no paint shows, so the white one's picture serves every colour. */
const paintlessInside = new Set<PictureBody>(['caravan', 'motorhome', 'van', 'lightTruck', 'bus'])

/** Looks that only move the vehicle and change its face, which of the other shots the straight front alone shows. */
const otherPlaces = new Set(['dusk', 'showroom'])
/** What has one face wherever it stands. */
const oneFaced = new Set<PictureBody>(['caravan', 'motorcycle'])
const fitsEveryLook = (body: PictureBody, shot: string, look: string): boolean =>
  insides.has(shot) || (otherPlaces.has(look) && (shot !== 'front' || oneFaced.has(body)))

/** Looks with another body behind the same cab, or without an engine to cool, which only what is sold so is pictured in. */
const onlyOwn = new Set(['curtain', 'tipper', 'electric'])

const leadsOf = (body: PictureBody, colour: Colour, own: string | undefined): string[] =>
  looksOf(picturesIn(body, colour), 'front-3-4').filter((name) =>
    own === undefined ? !onlyOwn.has(lookOf(name)) : lookOf(name) === own,
  )

/**
 * The photos of a vehicle: of its body and colour, in the look that is its own or else that its identity decides, so that vehicles
 * alike do not share one picture. A shot that was not taken in that look is the plain one where it could be of the same vehicle, and else left out.
 */
export function photosOf(body: PictureBody, colour: Colour, identity: string, own?: string): Photo[] {
  const leads = leadsOf(body, colour, own)
  const look = lookOf(leads[seedOf(identity) % Math.max(1, leads.length)])
  return shots.flatMap(([shot, angle]) => {
    const painted = insides.has(shot) && paintlessInside.has(body) ? 'white' : colour
    const looks = looksOf(picturesIn(body, painted), shot)
    const inLook = looks.find((found) => lookOf(found) === look)
    const name = inLook ?? (fitsEveryLook(body, shot, look) ? looks.find((found) => found === shot) : undefined)
    return name ? [{ url: address(`${body}/${painted}`, name), angle }] : []
  })
}

/** A picture every ten degrees. */
export const framesAllRound = 36

/** The frames of a turn round a body in a colour, in order; where it was not photographed all round, the few sides that were. */
export function turnOf(body: PictureBody, colour: Colour): string[] {
  const pictures = picturesIn(body, colour)
  const frames = pictures.filter((name) => /^spin-\d+$/.test(name))
  const sides = ['front', 'front-3-4', 'side', 'rear-3-4', 'rear'].filter((shot) => pictures.includes(shot))
  return (frames.length === framesAllRound ? frames : sides).map((name) => address(`${body}/${colour}`, name))
}

/** A look round the inside of a body: its panorama; the plain picture of its interior only while nothing has a panorama. */
export function insideOf(body: PictureBody): string | undefined {
  const panoramas = foldersWith('panorama')
  const [shot, choice] = panoramas.length > 0 ? ['panorama', panoramas] : ['interior', foldersWith('interior')]
  const folder = choice.find((one) => one.startsWith(`${body}/`))
  return folder && address(folder, shot)
}

const foldersWith = (shot: string): string[] =>
  [...folders()].flatMap(([folder, names]) => (names.includes(shot) ? [folder] : []))
