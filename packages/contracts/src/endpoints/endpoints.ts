import * as content from './content.ts'
import * as draws from './draws.ts'
import type { Endpoint } from './endpoint.ts'
import * as finance from './finance.ts'
import * as forms from './forms.ts'
import * as localities from './localities.ts'
import * as locations from './locations.ts'
import * as onlinePayment from './online-payment.ts'
import * as platform from './platform.ts'
import * as quote from './quote.ts'
import * as reservations from './reservations.ts'
import * as search from './search.ts'
import * as shoppers from './shoppers.ts'
import * as tradeIn from './trade-in.ts'
import * as vehicle from './vehicle.ts'
import * as watchlist from './watchlist.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

const teams = [
  platform,
  search,
  vehicle,
  reservations,
  forms,
  quote,
  shoppers,
  watchlist,
  tradeIn,
  draws,
  onlinePayment,
  finance,
  localities,
  locations,
  content,
]

/**
 * Every row there is, for what enumerates them: the gateway, the infrastructure, the OpenAPI document and tests. Remotes and the
 * shell import single rows from their team's file.
 */
export const endpoints: readonly Endpoint[] = teams.flatMap((team) => Object.values(team).filter(isEndpoint))
