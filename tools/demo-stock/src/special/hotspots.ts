import type { Hotspot } from '@forecourt/contracts/stock/vehicle'

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
      'spin-00': [0.69, 0.54],
      'spin-01': [0.6, 0.54],
      'spin-02': [0.5, 0.54],
      'spin-03': [0.4, 0.54],
      'spin-04': [0.31, 0.54],
      'spin-05': [0.23, 0.53],
    },
  },
  {
    id: 'wheels',
    description: 'Wheels without kerb marks',
    seenIn: {
      'front-3-4': [0.55, 0.67],
      side: [0.24, 0.66],
      'spin-02': [0.6, 0.68],
      'spin-03': [0.53, 0.69],
      'spin-04': [0.46, 0.69],
      'spin-05': [0.39, 0.68],
      'spin-06': [0.33, 0.68],
      'spin-07': [0.27, 0.67],
      'spin-08': [0.22, 0.66],
      'spin-09': [0.19, 0.64],
      'spin-10': [0.17, 0.63],
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
