import { type FormDraft, formDraftsSchema, maxDrafts } from '@forecourt/contracts/leads/form-draft'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** Of this tab: a form that is left or reloaded comes back as it was. */
const key = 'forecourt-drafts'

const readDrafts = (): FormDraft[] => readStored('session', key, formDraftsSchema) ?? []
const draftsWithout = (id: string): FormDraft[] => readDrafts().filter((draft) => draft.id !== id)

export const readDraft = (id: string): FormDraft | undefined => readDrafts().find((draft) => draft.id === id)

/** The newest come first; older than the last `maxDrafts` are dropped. */
export const writeDraft = (draft: FormDraft): void =>
  writeStored('session', key, [draft, ...draftsWithout(draft.id)].slice(0, maxDrafts))

export const removeDraft = (id: string): void => writeStored('session', key, draftsWithout(id))
export const removeDrafts = (): void => removeStored('session', key)
