import {
  readSavedCars,
  readWatchlist,
  removeCar,
  saveCar,
  setPriceAlerts,
  unsubscribe,
} from '@forecourt/contracts/endpoints/watchlist'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Saves, removes and answers the cars of signed-in shoppers, and whether they want messages about them',
  errors: { costs: 'shoppers cannot save cars or see those that they saved', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [readWatchlist, readSavedCars, saveCar, removeCar, setPriceAlerts, unsubscribe] },
  tables: {
    config: ['get'],
    sessions: ['get'],
    watchlist: ['read', 'put', 'update', 'delete'],
    price_alerts: ['get', 'update'],
  },
  secrets: ['shopper-keys'],
  readsStockAsTenant: true,
} as const satisfies FunctionNeeds
