import { eraseShopper, readPrivacy } from '@forecourt/contracts/endpoints/shoppers'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'
import { shopperTables } from '@forecourt/contracts/tables/shopper-tables'

export const needs = {
  purpose: 'Answers what is stored about a shopper, and erases it',
  errors: { costs: 'shoppers cannot read or delete what is stored about them', alarmThreshold: 1 },
  memoryMb: 512,
  timeoutSeconds: 20,
  runs: { http: [readPrivacy, eraseShopper] },
  tables: {
    // Whatever teams add about shoppers.
    ...Object.fromEntries(shopperTables.map((name) => [name, ['read', 'delete'] as const])),
    config: ['get'],
    leads: ['get', 'update'],
    reservations: ['get', 'put'],
    codes: ['delete'],
    sessions: ['get', 'read', 'delete'],
  },
  removes: [
    { from: 'uploads', under: 'trade-in/' },
    { from: 'photos', under: 'trade-in/' },
  ],
} as const satisfies FunctionNeeds
