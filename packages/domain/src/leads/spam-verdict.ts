/** No shopper sees it, and no browser fills it in by itself; an extension may. */
export const honeypotField = 'subject_line'
/** The problem that a form has until its shopper has passed the challenge. */
export const challengeField = 'challenge'
/** Programs send a form faster. People do too where a browser or this site filled it in: their page waits, see `fillTime`. */
const minFillMs = 3000

export type SpamVerdict = 'accepted' | 'honeypot' | 'too-fast'

/** What to do, for a shopper who is refused by mistake. */
export const spamWords = {
  honeypot: 'Leave the subject line empty, then send the form again.',
  'too-fast': 'That was fast. Check what you entered, then send the form again.',
} as const satisfies Record<Exclude<SpamVerdict, 'accepted'>, string>

/** Where there is no challenge to pass: by then the page has emptied the hidden field, and leaves it out. */
export const filledInWords =
  'Something in your browser, such as an extension, filled in a hidden field. We emptied it: send the form again.'

/** Whether a program sent a form. A plain form, which runs no script, does not say how long it took. */
export function spamVerdict(sent: { honeypot: unknown; filledMs: number | undefined }): SpamVerdict {
  if (sent.honeypot !== undefined && sent.honeypot !== '') return 'honeypot'
  return sent.filledMs !== undefined && sent.filledMs < minFillMs ? 'too-fast' : 'accepted'
}

/**
 * How long a page waits before it sends a form, and how long the form took then. A form that was filled in for its shopper is ready
 * sooner than one that was typed; the wait is never longer than the minimum, whatever happened to the clock meanwhile.
 */
export function fillTime(startedAtMs: number, nowMs: number): { waitMs: number; filledMs: number } {
  const elapsedMs = Math.max(0, nowMs - startedAtMs)
  const waitMs = Math.max(0, minFillMs - elapsedMs)
  return { waitMs, filledMs: elapsedMs + waitMs }
}
