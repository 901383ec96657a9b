import { type SentForm, sentFormSchema } from '@forecourt/contracts/leads/form-draft'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

const key = 'forecourt-sent'

/** LD-5. What this tab sent last, for the page that thanks: no name is ever in an address. */
export const readSentForm = (): SentForm | undefined => readStored('session', key, sentFormSchema) ?? held

export function removeSentForm(): void {
  held = undefined
  removeStored('session', key)
}

export function writeSentForm(sent: SentForm): void {
  held = sent
  writeStored('session', key, sent)
}

/** Where the browser has storage switched off. */
let held: SentForm | undefined
