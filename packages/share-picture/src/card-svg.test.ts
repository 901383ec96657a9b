import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { cardSvg, type ShareCard } from './card-svg.ts'

const card: ShareCard = {
  heading: '2023 Jayco Journey Outback 21.66-3 Family Bunk Caravan with Slide-Out',
  price: { text: '$84,990', note: 'Drive away' },
  ticket: {
    title: 'The weighbridge ticket of our own yard',
    rows: [
      ...['Tare 2,150 kg', 'ATM 2,580 kg', 'May carry 430 kg', 'Berths 4'].map((text) => ({
        kind: 'figure' as const,
        text,
      })),
      { kind: 'market', text: 'At the average in SA', share: 0.5 },
      { kind: 'done', text: 'Weighed on our own scales' },
      { kind: 'not', text: 'A water test' },
    ],
  },
}

/** The lines of a picture from the top down, in pixels: where each begins, its baseline, and where its last letter begins. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\((\S+) (\S+)\) scale\((\S+) \S+\)">(.*?)<\/g>/g)]
    .map(([, x, y, scale, glyphs = '']) => ({
      x: Number(x),
      y: Number(y),
      lastX: Number(x) + Number(scale) * Number(glyphs.match(/.*translate\((\S+)/)?.[1]),
    }))
    .toSorted((a, b) => a.y - b.y)

test.each([
  { where: 'over a photo', hasPhoto: true, rows: 7, size: 58 },
  { where: 'in a picture without one', hasPhoto: false, rows: 3, size: 76 },
])(
  'the ticket ends above a heading of two lines $where, each of its lines on the sheet',
  { tags: 'long' },
  ({ hasPhoto, rows, size }) => {
    const svg = cardSvg(card, testSite(), hasPhoto)
    const [left = 0, foot = 0] = (/<path d="M(\d+) 40h420V(\d+)/.exec(svg) ?? []).slice(1).map(Number)
    const ofTicket = linesOf(svg).filter(({ x }) => x > left)
    expect(ofTicket).toHaveLength(1 + rows)
    for (const { y, lastX } of ofTicket) {
      expect(y).toBeLessThan(foot)
      expect(lastX).toBeLessThan(left + 420 - 28)
    }
    const [first, second] = linesOf(svg).filter(({ x }) => x === 64)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(1.16 * size)
    expect((first?.y ?? 0) - size).toBeGreaterThan(foot + 10)
  },
)
