import { quoteDraftKey, visitorKey } from '@forecourt/contracts/browser/stored-keys'
import { type QuoteDraft, quoteDraftSchema } from '@forecourt/contracts/finance/quote-draft'
import { type VisitorDetails, visitorDetailsSchema } from '@forecourt/contracts/leads/visitor-details'
import { readStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** What this tab keeps of the finance form about a car; another car's is none. */
export function readQuoteDraft(carId: string): QuoteDraft | undefined {
  const draft = readStored('session', quoteDraftKey, quoteDraftSchema)
  return draft?.carId === carId ? draft : undefined
}

export const writeQuoteDraft = (draft: QuoteDraft): void => writeStored('session', quoteDraftKey, draft)

/** LD-8. */
export const readQuoteVisitor = (): VisitorDetails | undefined => readStored('local', visitorKey, visitorDetailsSchema)
export const writeQuoteVisitor = (details: VisitorDetails): void => writeStored('local', visitorKey, details)
