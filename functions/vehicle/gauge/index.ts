import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { createMarketValueProvider } from '@forecourt/providers/market-value/adapter'
import type { MarketValueProvider } from '@forecourt/providers/market-value/port'
import { findVehicle } from '@forecourt/stock/site-queries/search-stock'
import { readComparedStock } from './compared-stock.ts'
import { describeGauge } from './endpoint.ts'

let made: MarketValueProvider | undefined

async function marketValue(): Promise<MarketValueProvider> {
  const { MARKET_VALUE_URL: url } = process.env
  made ??= createMarketValueProvider({
    apiKey: await providerSecret('market-value'),
    ...(url !== undefined && { url }),
  })
  return made
}

export const handler = createApiHandler([
  answers(autogauge, (request) =>
    describeGauge(request, { findVehicle, marketValue, readStock: readComparedStock, now: new Date() }),
  ),
])
