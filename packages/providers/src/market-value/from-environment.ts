import { createMarketValueProvider } from './adapter.ts'
import type { MarketValueProvider } from './port.ts'

/** The provider at `MARKET_VALUE_URL`, where there is one, made once in a process with the stage's key. */
export function marketValueFromEnvironment(readKey: () => Promise<string>): () => Promise<MarketValueProvider> {
  let made: MarketValueProvider | undefined
  return async () => {
    const { MARKET_VALUE_URL: url } = process.env
    made ??= createMarketValueProvider({ apiKey: await readKey(), ...(url !== undefined && { url }) })
    return made
  }
}
