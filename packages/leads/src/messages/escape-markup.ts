/** What XML 1.0 cannot hold in any form: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for the content or a quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
