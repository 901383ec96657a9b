import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** What was sent, where it is known: by the address of a form without scripts, or by the tab that sent it. */
export type SuccessData = { sent?: SentForm }

/**
 * A form without scripts leads here with what it was about (`?category=Test Drive&car_id=…`): nothing of its shopper. The server
 * knows no more, so the document is the same for everybody.
 */
export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<SuccessData>> {
  const endpoints = await loadEndpoints()
  const query = new URLSearchParams(request.query)
  const category = endpoints.parseCategory(query.get('category'))
  if (!category) {
    const sent = endpoints.readSentForm()
    return { kind: 'found', data: sent ? { sent } : {} }
  }
  const { car_id } = endpoints.parseSubject({ car_id: query.get('car_id') ?? undefined })
  // It thanks all the same where the car cannot be found now.
  const found =
    car_id === undefined ? undefined : await api.get(endpoints.vehicleById, { id: car_id }).catch(() => undefined)
  const car = found && { slug: found.slug, name: found.name, dealership_slug: found.dealership_slug }
  const dealer = found && { dealership_slug: found.dealership_slug }
  return { kind: 'found', data: { sent: { category, ...(car && { car }), ...dealer } } }
}
