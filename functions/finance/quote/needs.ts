import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Asks the finance provider for quotes and customers',
  errors: { costs: 'shoppers get no quotes and cannot continue to the lender', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [quickQuote, createCustomer, geocodePostcode] },
  tables: { config: ['get'], sessions: ['get'], limits: ['get', 'update'], customers: ['get', 'put'] },
  readsStockAsTenant: true,
  secrets: ['shopper-keys'],
  providers: ['youx', 'geocoder'],
} as const satisfies FunctionNeeds
