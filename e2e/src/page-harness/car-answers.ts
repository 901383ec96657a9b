import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { type FakeAnswer, fake } from './fake-api.ts'

/** A site whose one car this is, with none similar and nothing else in stock. */
export const carAnswers = (car: ShownVehicle): FakeAnswer[] => [
  fake(vehicle, () => car),
  fake(vehicleById, () => car),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
]
