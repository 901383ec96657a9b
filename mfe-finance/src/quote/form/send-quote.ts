import type { QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import { quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { type SubmitOutcome, submitQuote } from '@forecourt/domain/finance/quote/submit-quote'
import { challengeField } from '@forecourt/domain/leads/spam-verdict'
import { newKey } from '@forecourt/domain/text/new-key'
import { type Api, ApiError } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { CustomerBody, LeadBody } from './requests.ts'

export type SubmitState = { kind: 'idle' } | { kind: 'sending' } | SubmitOutcome

type Sending = {
  api: Api
  /** The car that was asked about, empty without one. */
  carId: string
  progress: QuoteProgress
  save(progress: QuoteProgress): void
  lead: LeadBody
  customer: CustomerBody
}

/** FQ-9, by the endpoints. Never rejects. */
export async function sendQuote({ api, carId, progress, save, lead, customer }: Sending): Promise<SubmitOutcome> {
  const { phone, email } = lead.values
  const submission = {
    identity: JSON.stringify([carId, phone, email]),
    content: JSON.stringify([customer.data, customer.additionalData.car_id]),
    progress,
    save,
  }
  try {
    const { createCustomer, createLead } = await loadEndpoints()
    return await submitQuote(submission, {
      newKey,
      describe: (error) => ({
        ...(error instanceof ApiError && {
          detail: error.fields[0]?.message ?? error.message,
          isUnverified: error.code === 'unauthenticated',
          isChallenged: error.fields.some(({ field }) => field === challengeField),
        }),
      }),
      async sendLead(idempotencyKey) {
        try {
          await api.send(createLead, { body: lead, idempotencyKey })
        } catch (error) {
          // The answer to an earlier attempt was lost: the lead is there.
          if (!(error instanceof ApiError && error.code === 'conflict')) throw error
        }
      },
      createCustomer: (idempotencyKey) => api.send(createCustomer, { body: customer, idempotencyKey }),
    })
  } catch {
    return { kind: 'failed', problems: [{ message: quoteWords.unknown }] }
  }
}
