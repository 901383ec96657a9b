/** VD-7: how much of the comments shows before Show More. */
const previewLength = 400

export const pendingComments = 'Dealer comments are pending. Please check back here later.'

/** `rest` is absent when all of it fits. `text` and `rest` are the comments' own characters: joined, they are the whole. */
export type DealerComments = { text: string; rest?: string }

/** VD-7: comments that are empty or hold nothing but a separator (`-`, `***`, `| |`) are pending. */
export function dealerComments(comments: string | undefined): DealerComments {
  const text = comments?.replaceAll(/\r\n?/g, '\n').trim() ?? ''
  if (!/[\p{L}\p{N}]/u.test(text) || text === 'null') return { text: pendingComments }
  if (text.length <= previewLength) return { text }
  const end = cutAt(text)
  return { text: text.slice(0, end), rest: text.slice(end) }
}

/** 400 characters, less the half of a pair (an emoji) that the cut would split. */
function cutAt(text: string): number {
  const last = text.charCodeAt(previewLength - 1)
  return last >= 0xd800 && last <= 0xdbff ? previewLength - 1 : previewLength
}
