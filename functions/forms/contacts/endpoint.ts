import type { checkIfContactExists } from '@forecourt/contracts/endpoints/shoppers'
import { mobileNumber, mobileWords } from '@forecourt/domain/shoppers/phone-number'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { hasContact } from '@forecourt/leads/store/contacts'

/**
 * FQ-12. Nothing is looked up for a number that was not verified in this session, so the answer, and how long it takes, are the same
 * for known and unknown numbers.
 */
export async function answerContact({ site, query, session }: EndpointRequest<typeof checkIfContactExists>) {
  const phone = mobileNumber(new URLSearchParams(query).get('phone_number') ?? '')
  if (phone === undefined) return { data: null, error: mobileWords }
  if (session?.phone !== phone) return { data: null, error: null }
  return { data: { exists: await hasContact(site.slug, phone) }, error: null }
}
