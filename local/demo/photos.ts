import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The colours that photos exist in, with how common each is on the road. */
export const colours = [
  ['white', 26],
  ['grey', 18],
  ['silver', 15],
  ['black', 14],
  ['blue', 11],
  ['red', 9],
  ['green', 4],
  ['orange', 3],
] as const
export type Colour = (typeof colours)[number][0]

export type Photo = { url: string; angle: string }

const shots: readonly (readonly [shot: string, angle: string])[] = [
  ['front-3-4', 'Front three-quarter'],
  ['rear-3-4', 'Rear three-quarter'],
  ['side', 'Side'],
  ['interior', 'Interior'],
  ['wheel', 'Wheel'],
]

const root = join(import.meta.dirname, 'photos')

/**
 * The photos there are of a body in a colour. An interior shows no paint, so the one there is of a body serves every colour.
 */
export function photosOf(body: string, colour: Colour): Photo[] {
  return shots.flatMap(([shot, angle]) => {
    const own = hasShot(body, colour, shot)
    const shown = own
      ? colour
      : shot === 'interior' && readdirSync(join(root, body)).find((other) => hasShot(body, other, shot))
    return shown ? [{ url: `/media/demo/${body}/${shown}/${shot}.avif`, angle }] : []
  })
}

const hasShot = (body: string, colour: string, shot: string): boolean =>
  readdirSync(join(root, body, colour)).includes(`${shot}.avif`)
