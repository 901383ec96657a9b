import { sentFormKey } from '@forecourt/contracts/browser/stored-keys'
import { type SentForm, sentFormSchema } from '@forecourt/contracts/leads/form-draft'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** LD-5. What this tab sent last, for the page that thanks: no name is ever in an address. */
export const readSentForm = (): SentForm | undefined => readStored('session', sentFormKey, sentFormSchema) ?? held

export function removeSentForm(): void {
  held = undefined
  removeStored('session', sentFormKey)
}

export function writeSentForm(sent: SentForm): void {
  held = sent
  writeStored('session', sentFormKey, sent)
}

/** Where the browser has storage switched off. */
let held: SentForm | undefined
