import type { Hotspot } from '@forecourt/contracts/vehicle'

type Place = readonly [acrossShare: number, downShare: number]
type Spot = { id: string; description: string; seenIn: Record<string, Place> }

/** What a dealer points at, and where in a shot it is seen: measured on three cars, near enough for the others. */
const spots: readonly Spot[] = [
  {
    id: 'lights',
    description: 'Headlights, clear and unmarked',
    seenIn: {
      front: [0.74, 0.5],
      'front-3-4': [0.39, 0.51],
      'spin-00': [0.75, 0.52],
      'spin-01': [0.71, 0.52],
      'spin-02': [0.6, 0.51],
      'spin-03': [0.48, 0.51],
      'spin-04': [0.37, 0.51],
      'spin-05': [0.28, 0.51],
    },
  },
  {
    id: 'wheels',
    description: 'Wheels without kerb marks',
    seenIn: {
      'front-3-4': [0.55, 0.67],
      side: [0.24, 0.66],
      'spin-02': [0.72, 0.67],
      'spin-03': [0.63, 0.68],
      'spin-04': [0.53, 0.67],
      'spin-05': [0.44, 0.66],
      'spin-06': [0.37, 0.65],
      'spin-07': [0.3, 0.65],
      'spin-08': [0.25, 0.64],
      'spin-09': [0.23, 0.64],
      'spin-10': [0.2, 0.62],
    },
  },
]

const shotOf = (frame: string): string => frame.split('/').at(-1)?.split('.')[0] ?? ''

/** The spots on the frames of a spin, by their addresses. */
export const hotspotsOn = (frames: readonly string[]): Hotspot[] =>
  spots.map(({ id, description, seenIn }) => ({
    id,
    place: 'exterior',
    description,
    positions: frames.flatMap((frame, activeAngle) => {
      const at = seenIn[shotOf(frame)]
      return at ? [{ activeAngle, posX: at[0], posY: at[1] }] : []
    }),
  }))
