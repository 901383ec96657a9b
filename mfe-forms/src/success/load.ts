import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import { replier } from '@forecourt/domain/leads/routing/replier'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** What was sent, where it is known: by the mark in the address of a form without scripts, or by the tab that sent it. */
export type SuccessData = { sent?: SentForm }

/**
 * A form without scripts leads here with a mark (`?sent=…`) that the server signed: what it was about, and nothing of its shopper. An
 * address that anybody can write is thanked for nothing.
 */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<SuccessData>> {
  const endpoints = await loadEndpoints()
  const query = new URLSearchParams(request.query)
  const mark = query.get('sent')
  const marked = mark === null ? undefined : await readMark(api.get(endpoints.sentForm, { mark }))
  if (!marked) {
    const sent = endpoints.readSentForm()
    return { kind: 'found', data: sent ? { sent } : {} }
  }
  const { category, car_id } = marked
  // It thanks all the same where the car cannot be found now.
  const found =
    car_id === undefined ? undefined : await api.get(endpoints.vehicleById, { id: car_id }).catch(() => undefined)
  const car = found && { slug: found.slug, name: found.name }
  return { kind: 'found', data: { sent: { category, ...(car && { car, location: replier(found, site)?.slug }) } } }
}

/** Undefined for a mark that is made up or too old. That a mark could not be read says nothing of the form, and is thrown. */
async function readMark<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request')) return undefined
    throw error
  }
}
