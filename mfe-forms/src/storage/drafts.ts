import { formDraftsKey } from '@forecourt/contracts/browser/stored-keys'
import { type FormDraft, formDraftsSchema, maxDrafts } from '@forecourt/contracts/leads/form-draft'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

const readDrafts = (): FormDraft[] => readStored('session', formDraftsKey, formDraftsSchema) ?? []
const draftsWithout = (id: string): FormDraft[] => readDrafts().filter((draft) => draft.id !== id)

export const readDraft = (id: string): FormDraft | undefined => readDrafts().find((draft) => draft.id === id)

/** The newest come first; older than the last `maxDrafts` are dropped. */
export const writeDraft = (draft: FormDraft): void =>
  writeStored('session', formDraftsKey, [draft, ...draftsWithout(draft.id)].slice(0, maxDrafts))

export const removeDraft = (id: string): void => writeStored('session', formDraftsKey, draftsWithout(id))
export const removeDrafts = (): void => removeStored('session', formDraftsKey)
