const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text of an element or of an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"']/g, (found) => entities[found] ?? found)

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'
