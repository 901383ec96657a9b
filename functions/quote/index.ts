import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { findOwnVehicle } from '@forecourt/stock/site-queries/find-own-vehicle'
import { customer, postcode, type QuoteServices, quote } from './endpoint.ts'
import { geocoderProvider, youxProvider } from './services.ts'

const services = (): QuoteServices => ({
  youx: youxProvider,
  geocoder: geocoderProvider,
  findCar: findOwnVehicle,
  now: new Date(),
})

export const handler = createApiHandler([
  answers(quickQuote, (request) => quote(request, services())),
  answers(createCustomer, (request) => customer(request, services())),
  answers(geocodePostcode, (request) => postcode(request, services())),
])
