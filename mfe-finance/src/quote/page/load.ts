import {
  parseQuoteParameters,
  type QuoteParameters,
  withoutCar,
} from '@forecourt/domain/finance/quote/quote-parameters'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { type AskedCar, loadAskedCar } from '../../car/load-asked-car.ts'

export type FinancePageData = AskedCar & { parameters: QuoteParameters }

/** RT-8. A car that is gone from the site is no reason not to ask for finance. */
export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<FinancePageData>> {
  return { kind: 'found', data: await loadFinanced(api, request.query) }
}

/** The parameters of an address, and the car that they name. What they say of one that the site had and sold is left out: its price is not offered. */
export async function loadFinanced(api: LoadApi, query: string): Promise<FinancePageData> {
  const asked = await loadAskedCar(api, new URLSearchParams(query).get('car_id'))
  const parameters = parseQuoteParameters(query)
  const isSold = asked.unavailable !== undefined && asked.unavailable.status !== 'gone'
  return { ...asked, parameters: isSold ? withoutCar(parameters) : parameters }
}
