import { expect, test } from 'vitest'
import { loadFont } from './fonts.ts'
import { chosenRows, type TicketRow, ticketSheet } from './ticket-sheet.ts'

const rows: TicketRow[] = [
  { kind: 'figure', text: 'Tare 2,150 kg' },
  { kind: 'figure', text: 'Berths 4' },
  { kind: 'market', text: '$2,100 below the average', share: 0.25 },
  { kind: 'done', text: 'Weighed' },
  { kind: 'done', text: 'Brakes checked' },
  { kind: 'not', text: 'A water test' },
]
const colours = { raised: '#fff', accent: '#123', text: '#111', muted: '#555', success: '#070', line: '#ccc' }
const style = (size: number) => ({ font: loadFont('Figtree', 500), size })
const styles = { title: style(30), row: style(24) }
const drawn = rows.map((row) => ({ row, lines: row.kind === 'not' ? ['A water', 'test'] : [row.text] }))

test.each([
  [3, ['market', 'not']],
  [4, ['market', 'done', 'not']],
  [5, ['figure', 'market', 'done', 'not']],
  [6, ['figure', 'figure', 'market', 'done', 'not']],
  [9, rows.map(({ kind }) => kind)],
])('of %i lines some say what is not done, and the market is among them', (max, kinds) => {
  expect(chosenRows(drawn, max).map(({ row }) => row.kind)).toEqual(kinds)
})

test('the market’s dot is at its place on the line, what is done has a tick and what is not a dash', () => {
  const svg = ticketSheet({ title: 'Ticket', rows }, { maxLines: 9, styles, colours })
  const [, start = ''] = /M(\d+) \d+h72m-36 ?-7v14/.exec(svg) ?? []
  expect(svg).toContain(`<circle cx="${Number(start) + 18}"`)
  expect(svg.split('l6 6 12-13')).toHaveLength(3)
  expect(svg.split('h14"')).toHaveLength(2)
})

test('a row on two lines makes the sheet longer, and one on three is left out', () => {
  const footOf = (text: string) => {
    const ticket = { title: 'Ticket', rows: [{ kind: 'done' as const, text }] }
    return Number(/h420V(\d+)/.exec(ticketSheet(ticket, { maxLines: 9, styles, colours }))?.[1])
  }
  expect(footOf('Weighed')).toBe(40 + 84 + 33)
  expect(footOf('Weighed on our own scales, with full tanks')).toBe(40 + 84 + 2 * 33)
  expect(footOf('Weighed on our own scales, with full tanks, before and after each of our long journeys')).toBe(40 + 84)
})
