/** Whether text in a family has the widths of its own font and not of a fallback. */
function isUsed(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  const width = (families: string) => {
    if (context) context.font = `40px ${families}`
    return context?.measureText('Forecourt 0123456789').width
  }
  return width(`${family},monospace`) !== width('monospace')
}

const missingFace = ({ style }: CSSFontFaceRule): FontFace | null => {
  const value = (name: string) => style.getPropertyValue(name)
  if (value('font-display') !== 'optional' || isUsed(value('font-family'))) return null
  const [weight, unicodeRange] = [value('font-weight'), value('unicode-range')]
  return new FontFace(value('font-family'), value('src'), { weight, unicodeRange })
}

/** The document's own, which are inline: of another origin's sheet, as of an extension, the rules cannot be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSFontFaceRule[] =>
  sheet.href ? [] : Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule)

/**
 * Fonts that came too late for the first view, whose document then stays without them (`font-display: optional`). Loads them again,
 * from the browser's cache; the result adds those that are there, for the moment at which a new page is drawn anyway.
 */
export function loadLateFonts(): () => void {
  const faces = Array.from(document.styleSheets).flatMap(rulesOf).map(missingFace)
  const late = new Set(faces.filter((face) => face !== null))
  for (const face of late) face.load().catch(() => late.delete(face))
  return () => {
    for (const face of late) {
      if (face.status !== 'loaded') continue
      document.fonts.add(face)
      late.delete(face)
    }
  }
}
