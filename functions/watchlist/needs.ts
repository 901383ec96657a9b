import { readSavedCars, readWatchlist, removeCar, saveCar } from '@forecourt/contracts/endpoints/watchlist'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Saves, removes and answers the cars of signed-in shoppers',
  errors: { costs: 'shoppers cannot save cars or see those that they saved', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [readWatchlist, readSavedCars, saveCar, removeCar] },
  tables: { config: ['get'], sessions: ['get'], watchlist: ['read', 'put', 'delete'] },
  readsStockAsTenant: true,
} as const satisfies FunctionNeeds
