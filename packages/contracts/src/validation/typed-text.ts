/**
 * What nobody sees and what turns text around: bidirectional marks, embeddings, overrides and isolates, zero-width spaces, invisible
 * operators. In a name they would reorder a mail's subject or make two names look the same.
 */
const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/**
 * Joiners and tags draw nothing by themselves. Text of several lines keeps them, since Persian and Indic words and emoji are spelt with
 * them and they turn nothing around; one line loses them, and a Persian name is read without them too.
 */
const joiners = /[\u200c\u{e0000}-\u{e007f}]|\u200d/gu
const controls = /\p{Cc}/gu
const controlsInLines = /[^\P{Cc}\n]/gu

/** Text of one line as a person typed it: spaces in place of line breaks, without control, bidirectional and invisible characters. */
export const singleLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(controls, '').replaceAll(hidden, '').replaceAll(joiners, '').trim()

/** Text of several lines as a person typed it: without control and bidirectional characters, and with the joiners of its script. */
export const multiLine = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(controlsInLines, '').replaceAll(hidden, '').trim()
