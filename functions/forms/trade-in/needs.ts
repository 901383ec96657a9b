import {
  adjustValuation,
  chooseVehicle,
  completeValuation,
  listValuations,
  lookUpRego,
  readValuation,
  saveMiscellaneous,
} from '@forecourt/contracts/endpoints/trade-in'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Values the cars that shoppers want to trade in',
  errors: { costs: 'shoppers get no trade-in estimate; their leads are taken all the same', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 15,
  runs: {
    http: [
      readValuation,
      listValuations,
      lookUpRego,
      chooseVehicle,
      adjustValuation,
      completeValuation,
      saveMiscellaneous,
    ],
  },
  tables: {
    config: ['get'],
    leads: ['get', 'put'],
    contacts: ['put'],
    sessions: ['get'],
    valuations: ['get', 'read', 'put', 'delete'],
    market_answers: ['get', 'put'],
    limits: ['get', 'update'],
  },
  secrets: ['lead-keys'],
  // Of the car before.
  removes: [{ from: 'photos', under: 'trade-in/' }],
  providers: ['market-value'],
} as const satisfies FunctionNeeds
