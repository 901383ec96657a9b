import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { parseQuoteParameters, type QuoteParameters } from '@forecourt/domain/finance/quote/quote-parameters'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'

export type FinancePageData = { parameters: QuoteParameters; vehicle?: Vehicle }

/** RT-8. A car that is gone from the site is no reason not to ask for finance. */
export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<FinancePageData>> {
  const parameters = parseQuoteParameters(request.query)
  if (parameters.carId === undefined) return { kind: 'found', data: { parameters } }
  const { vehicleById } = await loadEndpoints()
  try {
    return { kind: 'found', data: { parameters, vehicle: await api.get(vehicleById, { id: parameters.carId }) } }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { kind: 'found', data: { parameters } }
    throw error
  }
}
