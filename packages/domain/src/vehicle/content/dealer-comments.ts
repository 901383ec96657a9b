import { type CutText, cutAtWord } from '../../text/cut-text.ts'

/** VD-7: how much of the comments shows before Show More. */
const previewLength = 400

export const pendingComments = 'Dealer comments are pending. Please check back here later.'

/** VD-7: comments that are empty or hold nothing but a separator (`-`, `***`, `| |`) are pending. */
export function dealerComments(comments: string | undefined): CutText {
  const text = comments?.replaceAll(/\r\n?/g, '\n').trim() ?? ''
  if (!/[\p{L}\p{N}]/u.test(text) || text === 'null') return { text: pendingComments }
  return cutAtWord(text, previewLength)
}
