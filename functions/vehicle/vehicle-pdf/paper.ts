import { breakTextIntoLines, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** A4, in points. */
const size: [width: number, height: number] = [595, 842]
const margin = 44
const footerHeight = 34
const lineHeight = 1.4

const inks = { text: rgb(0.09, 0.11, 0.14), muted: rgb(0.38, 0.41, 0.45), line: rgb(0.86, 0.87, 0.89) } as const

export type TextStyle = { size?: number; isBold?: boolean; ink?: 'text' | 'muted' }
type Fonts = { plain: PDFFont; bold: PDFFont }
/** A place across the page, in points from its left margin. */
type Column = { x: number; width: number }

/** Pages that fill from top to bottom: what does not fit goes to the next one. */
export class Paper {
  /** Between the margins. */
  readonly width = size[0] - 2 * margin
  readonly #file: PDFDocument
  readonly #fonts: Fonts
  #page: PDFPage
  /** From the bottom, as PDF counts. */
  #y = size[1] - margin

  private constructor(file: PDFDocument, fonts: Fonts) {
    this.#file = file
    this.#fonts = fonts
    this.#page = file.addPage(size)
  }

  static async begin({ title, author }: { title: string; author: string }): Promise<Paper> {
    const file = await PDFDocument.create()
    file.setTitle(title, { showInWindowTitleBar: true })
    file.setAuthor(author)
    file.setLanguage('en-AU')
    const plain = await file.embedFont(StandardFonts.Helvetica)
    return new Paper(file, { plain, bold: await file.embedFont(StandardFonts.HelveticaBold) })
  }

  /** Begins a page where less than `height` is left of this one. */
  makeRoom(height: number): void {
    if (this.#y - height >= margin + footerHeight) return
    this.#page = this.#file.addPage(size)
    this.#y = size[1] - margin
  }

  skip(height: number): void {
    this.#y -= height
  }

  /** Text in lines, paragraph by paragraph. */
  write(text: string, style: TextStyle = {}): void {
    for (const line of this.#linesOf(text, this.width, style)) {
      this.makeRoom(heightOf(style))
      this.#drawLine(line, style, 0)
    }
  }

  heading(text: string): void {
    // Never the last line of a page.
    this.makeRoom(80)
    this.skip(16)
    this.write(text, { size: 13, isBold: true })
    this.skip(4)
  }

  /** Rows of a name and a value, in two columns, with a line below each. */
  table(rows: readonly { label: string; value: string }[]): void {
    const gap = 24
    const width = (this.width - gap) / 2
    for (let at = 0; at < rows.length; at += 2) {
      const cells = rows.slice(at, at + 2).map((row, index) => this.#cell(row, { x: index * (width + gap), width }))
      const height = Math.max(...cells.map((cell) => cell.height))
      this.makeRoom(height)
      for (const cell of cells) cell.draw(height)
      this.skip(height)
    }
  }

  /** Photos side by side in equal columns, each in its own shape. */
  async photos(photos: readonly Buffer[], columns: number): Promise<void> {
    const gap = 8
    const width = (this.width - gap * (columns - 1)) / columns
    const images = await Promise.all(photos.map((photo) => this.#file.embedJpg(photo)))
    const sized = images.map((image) => ({ image, height: Math.min(width, (width * image.height) / image.width) }))
    const height = Math.max(0, ...sized.map((one) => one.height))
    this.makeRoom(height)
    for (const [at, one] of sized.entries()) {
      const drawnWidth = (one.height * one.image.width) / one.image.height
      this.#page.drawImage(one.image, {
        x: margin + at * (width + gap) + (width - drawnWidth) / 2,
        y: this.#y - one.height,
        width: drawnWidth,
        height: one.height,
      })
    }
    this.skip(height + gap)
  }

  /** The file, with a line at the foot of each page. */
  async finish(footer: string): Promise<Buffer> {
    const pages = this.#file.getPages()
    for (const [at, page] of pages.entries()) {
      const style = { font: this.#fonts.plain, size: 8, color: inks.muted, y: margin - 8 }
      page.drawText(printable(footer, this.#fonts.plain), { ...style, x: margin })
      const number = `Page ${at + 1} of ${pages.length}`
      page.drawText(number, { ...style, x: size[0] - margin - this.#fonts.plain.widthOfTextAtSize(number, 8) })
    }
    return Buffer.from(await this.#file.save())
  }

  #cell({ label, value }: { label: string; value: string }, { x, width }: Column) {
    const style = { size: 9.5 }
    const labelWidth = width * 0.42
    const names = this.#linesOf(label, labelWidth, style)
    const values = this.#linesOf(value, width - labelWidth - 8, { ...style, isBold: true })
    const draw = (height: number) => {
      const top = this.#y
      this.skip(3)
      for (const line of names) this.#drawLine(line, { ...style, ink: 'muted' }, x)
      this.#y = top - 3
      for (const line of values) this.#drawLine(line, { ...style, isBold: true }, x + labelWidth + 8)
      this.#y = top
      const end = { x: margin + x + width, y: top - height }
      this.#page.drawLine({ start: { ...end, x: margin + x }, end, thickness: 0.6, color: inks.line })
    }
    return { draw, height: Math.max(names.length, values.length) * heightOf(style) + 7 }
  }

  #linesOf(text: string, width: number, { size: points = 10, isBold = false }: TextStyle): string[] {
    const font = isBold ? this.#fonts.bold : this.#fonts.plain
    const widthOf = (words: string) => font.widthOfTextAtSize(words, points)
    return text
      .split('\n')
      .map((paragraph) => splitLongWords(printable(paragraph, font), width, widthOf))
      .flatMap((paragraph) => breakTextIntoLines(paragraph, [' '], width, widthOf))
  }

  #drawLine(line: string, style: TextStyle, x: number): void {
    const { size: points = 10, isBold = false, ink = 'text' } = style
    const font = isBold ? this.#fonts.bold : this.#fonts.plain
    this.#page.drawText(line.trimEnd(), { x: margin + x, y: this.#y - points, size: points, font, color: inks[ink] })
    this.skip(heightOf(style))
  }
}

const heightOf = ({ size: points = 10 }: TextStyle): number => points * lineHeight

const characters = new WeakMap<PDFFont, Set<number>>()

/** Characters that the font lacks and another says as well: spaces, hyphens and the minus of typography. */
const alike: readonly [RegExp, string][] = [
  [/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' '],
  [/[\u2010\u2011]/g, '-'],
  [/\u2212/g, '–'],
]

/** A word wider than its column is broken where the column ends. */
function splitLongWords(text: string, width: number, widthOf: (words: string) => number): string {
  return text
    .split(' ')
    .map((word) => (widthOf(word) <= width ? word : splitWord(word, width, widthOf).join(' ')))
    .join(' ')
}

function splitWord(word: string, width: number, widthOf: (words: string) => number): string[] {
  const pieces = ['']
  for (const character of word) {
    const last = `${pieces.at(-1)}${character}`
    if (widthOf(last) <= width) pieces[pieces.length - 1] = last
    else pieces.push(character)
  }
  return pieces
}

/** Without what the font cannot draw: it is one that every reader has, with the letters of western Europe. */
function printable(text: string, font: PDFFont): string {
  const known = characters.get(font) ?? new Set(font.getCharacterSet())
  characters.set(font, known)
  const drawn = alike.reduce((said, [from, to]) => said.replaceAll(from, to), text.normalize('NFC'))
  return [...drawn].filter((character) => known.has(character.codePointAt(0) ?? 0)).join('')
}
