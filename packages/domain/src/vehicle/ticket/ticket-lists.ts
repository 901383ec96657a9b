import type { TicketSettings } from '@forecourt/contracts/site/settings/vehicle'

export type TicketList = { title: string; lines: string[] }
export type TicketLists = Record<'done' | 'not', TicketList> & { isQuoted: boolean }

const maxLines = 4
/** What is longer reads as a paragraph. */
const maxLength = 140

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])|\s*\n\s*/u)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length > 0 && length <= maxLength)

/** Small letters and figures alone, so that a word is found whole, whatever is around it. */
const asWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The lists of a vehicle's ticket: what its comments say by the words of each list; a sentence that says both was not done. */
export function ticketLists(comments: string | undefined, ticket: Pick<TicketSettings, 'done' | 'not'>): TicketLists {
  const all = [...new Set(sentences(comments ?? ''))]
  const quoted = (words: readonly string[] | undefined) =>
    all.filter((sentence) => words?.some((word) => asWords(sentence).includes(asWords(word)))).slice(0, maxLines)
  const not = quoted(ticket.not.words)
  const done = quoted(ticket.done.words).filter((sentence) => !not.includes(sentence))
  const list = ({ title, lines, words }: TicketSettings['done'], own: string[]) => ({
    title,
    lines: words ? own : lines,
  })
  return {
    done: list(ticket.done, done),
    not: list(ticket.not, not),
    isQuoted: done.length + not.length > 0,
  }
}
