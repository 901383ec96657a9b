import { type VisitorDetails, visitorDetailsSchema, visitorKey } from '@forecourt/contracts/leads/visitor-details'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

const key = visitorKey

/** LD-8. What this browser keeps of its shopper, from the form that was sent last. */
export function readVisitor(): VisitorDetails | undefined {
  const details = readStored('local', key, visitorDetailsSchema)
  return details && Object.keys(details).length > 0 ? details : undefined
}

export const writeVisitor = (details: VisitorDetails): void => writeStored('local', key, details)
export const removeVisitor = (): void => removeStored('local', key)
