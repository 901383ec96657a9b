import { enterDraw, readDraw } from '@forecourt/contracts/endpoints/draws'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Draws prizes for signed-in shoppers, and records each draw',
  errors: { costs: 'shoppers cannot take part in the draw', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 15,
  runs: { http: [readDraw, enterDraw] },
  tables: {
    config: ['get'],
    sessions: ['get'],
    limits: ['get', 'update'],
    draws: ['read', 'put', 'update'],
    leads: ['get', 'put'],
    contacts: ['put'],
  },
  secrets: ['lead-keys'],
} as const satisfies FunctionNeeds
