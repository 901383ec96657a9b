/** `text` and `rest` are the text's own characters: joined, they are the whole. `rest` is absent when all of it fits. */
export type CutText = { text: string; rest?: string }

/** The first `length` characters, less the half of a pair (an emoji) that the cut would split. */
export function cutText(text: string, length: number): CutText {
  if (text.length <= length) return { text }
  const last = text.charCodeAt(length - 1)
  const end = last >= 0xd800 && last <= 0xdbff ? length - 1 : length
  return { text: text.slice(0, end), rest: text.slice(end) }
}
