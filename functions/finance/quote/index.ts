import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { findOwnVehicle } from '@forecourt/stock/site-queries/vehicles/find-own-vehicle'
import { customer, postcode, type QuoteServices, quote } from './endpoint.ts'
import { geocoderProvider, youxProvider } from './services.ts'

const services = (): QuoteServices => ({
  youx: youxProvider,
  geocoder: geocoderProvider,
  findCar: findOwnVehicle,
  keysSecret: () => stageSecret('shopper-keys'),
  now: new Date(),
})

export const handler = createApiHandler([
  answers(quickQuote, (request) => quote(request, services())),
  answers(createCustomer, (request) => customer(request, services())),
  answers(geocodePostcode, (request) => postcode(request, services())),
])
