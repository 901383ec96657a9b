import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { marketValueFromEnvironment } from '@forecourt/providers/market-value/from-environment'
import { findVehicle } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import { readComparedStock } from './compared-stock.ts'
import { describeGauge } from './endpoint.ts'

const marketValue = marketValueFromEnvironment(() => providerSecret('market-value'))

export const handler = createApiHandler([
  answers(autogauge, (request) =>
    describeGauge(request, { findVehicle, marketValue, readStock: readComparedStock, now: new Date() }),
  ),
])
