import { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
import {
  findLocation,
  findOffer,
  listLocations,
  listOffers,
  listReviews,
} from '@forecourt/contracts/endpoints/locations'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers locations, offers, reviews and suburbs',
  errors: { costs: 'shoppers find no location and no offer', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [listLocations, findLocation, listReviews, listOffers, findOffer, suggestLocalities, nearestLocality] },
  tables: { config: ['get'] },
} as const satisfies FunctionNeeds
