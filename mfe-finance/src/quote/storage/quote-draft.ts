import { type QuoteDraft, quoteDraftSchema } from '@forecourt/contracts/finance/quote-draft'
import { type VisitorDetails, visitorDetailsSchema, visitorKey } from '@forecourt/contracts/leads/visitor-details'
import { readStored, writeStored } from '@forecourt/ui/browser/stored-json'

const key = 'forecourt-quote'

/** What this tab keeps of the finance form about a car; another car's is none. */
export function readQuoteDraft(carId: string): QuoteDraft | undefined {
  const draft = readStored('session', key, quoteDraftSchema)
  return draft?.carId === carId ? draft : undefined
}

export const writeQuoteDraft = (draft: QuoteDraft): void => writeStored('session', key, draft)

/** LD-8. */
export const readQuoteVisitor = (): VisitorDetails | undefined => readStored('local', visitorKey, visitorDetailsSchema)
export const writeQuoteVisitor = (details: VisitorDetails): void => writeStored('local', visitorKey, details)
