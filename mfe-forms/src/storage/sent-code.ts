import { sentCodeKey } from '@forecourt/contracts/browser/stored-keys'
import { type SentCode, sentCodeSchema } from '@forecourt/contracts/shoppers/sent-code'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** Counted from when another can be sent: codes are valid for ten minutes. */
const maxAgeMs = 9 * 60_000

/** Undefined where no code was sent in this tab, or it has expired. */
export function readSentCode(): SentCode | undefined {
  const sent = readStored('session', sentCodeKey, sentCodeSchema)
  return sent && Date.now() < sent.resendAtMs + maxAgeMs ? sent : undefined
}

export function writeSentCode(sent: SentCode | undefined): void {
  if (sent) writeStored('session', sentCodeKey, sent)
  else removeStored('session', sentCodeKey)
}
