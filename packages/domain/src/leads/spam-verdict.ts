/** No shopper sees it, and no browser fills it in by itself. */
export const honeypotField = 'subject_line'
/** The problem that a form has until its shopper has passed the challenge. */
export const challengeField = 'challenge'
/** People take longer to fill in a form; one that is prefilled too. */
const minFillMs = 3000

export type SpamVerdict = 'accepted' | 'honeypot' | 'too-fast'

/** What to do, for a shopper who is refused by mistake. */
export const spamWords = {
  honeypot: 'Leave the subject line empty, then send the form again.',
  'too-fast': 'That was fast. Check what you entered, then send the form again.',
} as const satisfies Record<Exclude<SpamVerdict, 'accepted'>, string>

/** Whether a program sent a form. A plain form, which runs no script, does not say how long it took. */
export function spamVerdict(sent: { honeypot: unknown; filledMs: number | undefined }): SpamVerdict {
  if (sent.honeypot !== undefined && sent.honeypot !== '') return 'honeypot'
  return sent.filledMs !== undefined && sent.filledMs < minFillMs ? 'too-fast' : 'accepted'
}
