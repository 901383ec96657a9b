import type { QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import type { UnavailableStatus } from '@forecourt/contracts/stock/unavailable-car'
import { quoteWords } from './quote-words.ts'

/** What went wrong, in the specification's words; `detail` says what to do, where that is known. */
export type SubmitProblem = { message: string; detail?: string | undefined }

export type SubmitOutcome =
  | { kind: 'redirect'; url: string }
  /** The session that verified the phone number is over. */
  | { kind: 'unverified' }
  /** The car is not for sale any more: the lender was not asked. Sent again it goes without the car. */
  | { kind: 'unavailable'; status: UnavailableStatus }
  /** `isChallenged`: the lead passes with the site's challenge. */
  | { kind: 'failed'; problems: readonly SubmitProblem[]; isChallenged?: boolean }

export type SubmitCalls = {
  /** Resolves once the lead is stored, also where it was before. Rejects with what `describe` reads. */
  sendLead(key: string): Promise<void>
  createCustomer(key: string): Promise<{ redirectUrl: string } | { error: string } | { unavailable: UnavailableStatus }>
  newKey(): string
  /** Of a call that rejected. */
  describe(error: unknown): { detail?: string; isUnverified?: boolean; isChallenged?: boolean }
}

type Submission = {
  /** Whose lead it is, and about which car. */
  identity: string
  /** All that the provider is sent. */
  content: string
  progress: QuoteProgress
  /** Called whenever there is progress, before and after each call: a reload continues from there. */
  save(progress: QuoteProgress): void
}

/**
 * FQ-9. Sends the lead and makes the customer, both at once. It can be called again after any failure: a lead that is stored is not
 * sent again, and neither is a customer made twice.
 */
export async function submitQuote(submission: Submission, calls: SubmitCalls): Promise<SubmitOutcome> {
  const progress = begin(submission, calls.newKey)
  submission.save({ ...progress })
  const advance = (change: Partial<typeof progress>) => submission.save({ ...Object.assign(progress, change) })
  const [lead, customer] = await Promise.allSettled([
    sendLead(progress.lead, calls).then(() => advance({ lead: { ...progress.lead, isSent: true } })),
    createCustomer(progress.customer, calls).then((made) => {
      if ('redirectUrl' in made) advance({ customer: { ...progress.customer, ...made } })
      return made
    }),
  ])
  const problems: SubmitProblem[] = []
  if (lead.status === 'rejected') problems.push({ message: quoteWords.lead, ...detailOf(lead.reason, calls) })
  if (customer.status === 'rejected') {
    if (calls.describe(customer.reason).isUnverified) return { kind: 'unverified' }
    problems.push({ message: quoteWords.customer, ...detailOf(customer.reason, calls) })
  } else if ('unavailable' in customer.value) return { kind: 'unavailable', status: customer.value.unavailable }
  else if ('error' in customer.value) problems.push({ message: customer.value.error || quoteWords.unknown })
  else if (problems.length === 0) return { kind: 'redirect', url: customer.value.redirectUrl }
  const isChallenged = lead.status === 'rejected' && calls.describe(lead.reason).isChallenged
  return { kind: 'failed', problems, ...(isChallenged && { isChallenged }) }
}

const detailOf = (error: unknown, { describe }: SubmitCalls) => ({ detail: describe(error).detail })

function begin({ identity, content, progress }: Submission, newKey: () => string): Required<QuoteProgress> {
  const { lead, customer } = progress
  return {
    lead: lead?.identity === identity ? lead : { identity, key: newKey(), isSent: false },
    customer: customer?.content === content ? customer : { content, key: newKey() },
  }
}

async function sendLead({ key, isSent }: Required<QuoteProgress>['lead'], calls: SubmitCalls): Promise<void> {
  if (!isSent) await calls.sendLead(key)
}

async function createCustomer({ key, redirectUrl }: Required<QuoteProgress>['customer'], calls: SubmitCalls) {
  return redirectUrl === undefined ? calls.createCustomer(key) : { redirectUrl }
}
