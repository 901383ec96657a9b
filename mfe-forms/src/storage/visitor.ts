import { visitorKey } from '@forecourt/contracts/browser/stored-keys'
import { type VisitorDetails, visitorDetailsSchema } from '@forecourt/contracts/leads/visitor-details'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** LD-8. What this browser keeps of its shopper, from the form that was sent last. */
export function readVisitor(): VisitorDetails | undefined {
  const details = readStored('local', visitorKey, visitorDetailsSchema)
  return details && Object.keys(details).length > 0 ? details : undefined
}

export const writeVisitor = (details: VisitorDetails): void => writeStored('local', visitorKey, details)
export const removeVisitor = (): void => removeStored('local', visitorKey)
