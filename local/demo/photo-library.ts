import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Colour, PictureBody } from './facts/model.ts'
import { seedOf } from './random.ts'

export type Photo = { url: string; angle: string }

/** In the order in which a dealer lists them. */
const shots: readonly (readonly [shot: string, angle: string])[] = [
  ['front-3-4', 'Front three-quarter'],
  ['rear-3-4', 'Rear three-quarter'],
  ['side', 'Side'],
  ['front', 'Front'],
  ['rear', 'Rear'],
  ['interior', 'Interior'],
  ['wheel', 'Wheel'],
  ['lamp', 'Headlamp'],
]

const folder = join(import.meta.dirname, 'photos')
const address = (path: string): string => `/media/demo/${path}`

/** Every picture there is, by its path below `photos/`. The folder is read once, when the first vehicle asks. */
let library: Set<string> | undefined
function pictures(): Set<string> {
  library ??= new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.avif'))
      .sort(),
  )
  return library
}

/** The looks in which a shot exists: '' is the body as it comes, others are named in the file (`front-3-4@dusk`). */
function looksOf(body: PictureBody, colour: Colour, shot: string): string[] {
  const start = `${body}/${colour}/${shot}`
  return [...pictures()].flatMap((path) => {
    if (path === `${start}.avif`) return ['']
    return path.startsWith(`${start}@`) ? [path.slice(start.length, -'.avif'.length)] : []
  })
}

const found = new Map<string, string[]>()
function knownLooks(body: PictureBody, colour: Colour, shot: string): string[] {
  const key = `${body}/${colour}/${shot}`
  const looks = found.get(key) ?? looksOf(body, colour, shot)
  found.set(key, looks)
  return looks
}

/** An interior shows no paint, so the one there is of a body serves every colour. */
const paintless = new Set(['interior'])
const everyColour: readonly Colour[] = ['white', 'grey', 'silver', 'black', 'blue', 'red', 'green', 'orange']

/**
 * The photos of a vehicle: of its body and colour, in the look that its identity decides wherever a shot has that look, so that
 * vehicles alike do not share one picture.
 */
export function photosOf(body: PictureBody, colour: Colour, identity: string): Photo[] {
  const leads = knownLooks(body, colour, 'front-3-4')
  const look = leads[seedOf(identity) % Math.max(1, leads.length)] ?? ''
  return shots.flatMap(([shot, angle]) => {
    const shown = paintless.has(shot) ? [colour, ...everyColour] : [colour]
    const at = shown.find((one) => knownLooks(body, one, shot).length > 0)
    if (!at) return []
    const looks = knownLooks(body, at, shot)
    const chosen = looks.includes(look) ? look : looks.includes('') ? '' : looks[0]
    return [{ url: address(`${body}/${at}/${shot}${chosen}.avif`), angle }]
  })
}

/** The frames of a turn round a body in a colour, in order; where it was never photographed so, the few sides that were. */
export function turnOf(body: PictureBody, colour: Colour): string[] {
  const start = `${body}/${colour}/spin-`
  const frames = [...pictures()].filter((path) => path.startsWith(start))
  const sides = ['front', 'front-3-4', 'side', 'rear-3-4', 'rear'].map((shot) => `${body}/${colour}/${shot}.avif`)
  return (frames.length > 0 ? frames : sides.filter((path) => pictures().has(path))).map(address)
}

/** A look round the inside: a panorama of this body, else of any, else the plain picture of its interior. */
export function insideOf(body: PictureBody): string | undefined {
  const all = [...pictures()]
  const wanted = [`${body}/[^/]+/.*panorama`, 'panorama', `${body}/[^/]+/interior`].map((text) => new RegExp(text))
  const path = wanted.map((pattern) => all.find((one) => pattern.test(one))).find(Boolean)
  return path && address(path)
}
