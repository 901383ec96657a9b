/** `text` and `rest` are the text's own characters: joined, they are the whole. `rest` is absent when all of it fits. */
export type CutText = { text: string; rest?: string }

/** The longest word that a cut goes back over; what is longer is no word. */
const maxWordLength = 40

/** The first whole words of at most `length` characters. */
export function cutAtWord(text: string, length: number): CutText {
  const cut = cutText(text, length)
  if (cut.rest === undefined || /^\s/.test(cut.rest)) return cut
  const end = cut.text.search(/\s\S*$/)
  return end > cut.text.length - maxWordLength ? { text: text.slice(0, end), rest: text.slice(end) } : cut
}

/** The first `length` characters, less the half of a pair (an emoji) that the cut would split. */
export function cutText(text: string, length: number): CutText {
  if (text.length <= length) return { text }
  const last = text.charCodeAt(length - 1)
  const end = last >= 0xd800 && last <= 0xdbff ? length - 1 : length
  return { text: text.slice(0, end), rest: text.slice(end) }
}
