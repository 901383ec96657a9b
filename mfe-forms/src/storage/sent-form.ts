import { type SentForm, sentFormSchema } from '@forecourt/contracts/leads/form-draft'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

const key = 'forecourt-sent'

/** LD-5. What this tab sent last, for the page that thanks: no name is ever in an address. */
export const readSentForm = (): SentForm | undefined => readStored('session', key, sentFormSchema)
export const removeSentForm = (): void => removeStored('session', key)
export const writeSentForm = (sent: SentForm): void => writeStored('session', key, sent)
