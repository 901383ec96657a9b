import type { Font } from 'fontkit'

export type TextStyle = { font: Font; size: number }

const scaleOf = ({ font, size }: TextStyle): number => size / font.unitsPerEm
const ellipsis = '…'

/** The width of a line in pixels. */
export const textWidth = (text: string, style: TextStyle): number =>
  style.font.layout(text).advanceWidth * scaleOf(style)

/** Breaks a text between words into lines of a width; the last of `maxLines` ends with an ellipsis where there is more. */
export function wrapText(text: string, style: TextStyle, { width, maxLines }: { width: number; maxLines: number }) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  if (lines.length <= maxLines) return lines.map((each) => fitLine(each, style, width))
  const last = `${lines[maxLines - 1] ?? ''}${ellipsis}`
  return [...lines.slice(0, maxLines - 1), last].map((each) => fitLine(each, style, width))
}

/** Cuts what is wider than the width, as one long word is. */
function fitLine(line: string, style: TextStyle, width: number): string {
  let text = line
  while (textWidth(text, style) > width && text.length > 1)
    text = `${text.replace(/…$/, '').slice(0, -1).trimEnd()}${ellipsis}`
  return text
}

/** A line as a path of SVG, whose baseline begins at a point. */
export function textPath(line: string, style: TextStyle, { x, y }: { x: number; y: number }): string {
  const scale = scaleOf(style)
  const { glyphs, positions } = style.font.layout(line)
  let advance = 0
  const drawn = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const at = `translate(${advance + xOffset} ${yOffset})`
    advance += xAdvance
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
