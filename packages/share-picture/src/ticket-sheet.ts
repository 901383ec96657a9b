import { sharePictureSize } from '@forecourt/domain/site/share-picture'
import { type TextStyle, textPath, wrapText } from './text-lines.ts'

/** A line of a ticket: a figure of the vehicle, what the market says with its place on a line from 0 to 1, or what is done or not. */
export type TicketRow =
  | { kind: 'figure' | 'done' | 'not'; text: string }
  | { kind: 'market'; text: string; share: number }
export type CardTicket = { title: string; rows: readonly TicketRow[] }

type Sheet = {
  maxLines: number
  styles: { title: TextStyle; row: TextStyle }
  colours: Record<'raised' | 'accent' | 'text' | 'muted' | 'success' | 'line', string>
}

const ticketWidth = 420
const lineHeight = 33
const tooth = 10
const pad = 28
/** What is before a row's text. */
const markWidth = { figure: 0, done: 34, not: 34, market: 92 }

/** A row as it is drawn: on one line or two. */
type Drawn = { row: TicketRow; lines: readonly string[] }

/** The rows that a sheet of `maxLines` lines has room for, in their order: one of each kind first, what is not done among them, then others. */
export function chosenRows(rows: readonly Drawn[], maxLines: number): Drawn[] {
  const kinds = ['market', 'not', 'done', 'figure'] as const
  const firsts = kinds.flatMap((kind) => rows.find(({ row }) => row.kind === kind) ?? [])
  const chosen = new Set<Drawn>()
  let left = maxLines
  for (const drawn of new Set([...firsts, ...rows])) {
    if (drawn.lines.length > left) continue
    chosen.add(drawn)
    left -= drawn.lines.length
  }
  return rows.filter((drawn) => chosen.has(drawn))
}

/** The ticket in the windscreen: a sheet with a torn foot, above the heading. A row that needs a third line is left out, the title is cut. */
export function ticketSheet({ title, rows }: CardTicket, { maxLines, styles, colours }: Sheet): string {
  const [x, y] = [sharePictureSize.width - 40 - ticketWidth, 40]
  const room = ticketWidth - 2 * pad
  const wrapped = rows.map(
    (row): Drawn => ({
      row,
      lines: wrapText(row.text, styles.row, { width: room - markWidth[row.kind], maxLines: 3 }),
    }),
  )
  const shown = chosenRows(
    wrapped.filter(({ lines }) => lines.length <= 2),
    maxLines,
  )
  const foot = y + 84 + shown.flatMap(({ lines }) => lines).length * lineHeight
  const teeth = `l-${tooth} ${tooth}l-${tooth}-${tooth}`.repeat(ticketWidth / (2 * tooth))
  const [line = ''] = wrapText(title, styles.title, { width: room, maxLines: 1 })
  let baseline = y + 98
  const drawn = shown.map(({ row, lines }) => {
    const at = { x: x + pad, y: baseline }
    baseline += lines.length * lineHeight
    const words = lines.map((text, index) =>
      textPath(text, styles.row, { x: at.x + markWidth[row.kind], y: at.y + index * lineHeight }),
    )
    return rowMark(row, at, colours) + words.join('')
  })
  return (
    `<path d="M${x} ${y}h${ticketWidth}V${foot}${teeth}z" fill="${colours.raised}"/>` +
    `<rect x="${x}" y="${y}" width="${ticketWidth}" height="6" fill="${colours.accent}"/>` +
    `<g fill="${colours.text}">${textPath(line, styles.title, { x: x + pad, y: y + 54 })}</g>` +
    `<g fill="${colours.muted}">${drawn.join('')}</g>`
  )
}

/** A tick, a dash, or the market's line with the price's dot, beside the baseline of a row. */
function rowMark(row: TicketRow, { x, y }: { x: number; y: number }, colours: Sheet['colours']): string {
  const stroke = (path: string, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  switch (row.kind) {
    case 'figure':
      return ''
    case 'done':
      return stroke(`M${x + 2} ${y - 8}l6 6 12-13`, colours.success)
    case 'not':
      return stroke(`M${x + 4} ${y - 8}h14`, colours.muted)
    case 'market':
      return (
        stroke(`M${x + 2} ${y - 8}h72m-36-7v14`, colours.line) +
        `<circle cx="${Math.round(x + 2 + 72 * row.share)}" cy="${y - 8}" r="7" fill="${colours.text}"/>`
      )
  }
}
