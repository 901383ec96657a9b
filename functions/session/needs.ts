import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers who is signed in, and ends a session',
  errors: { costs: 'shoppers seem signed out, and cannot sign out', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [readSession, signOut] },
  tables: { config: ['get'], sessions: ['get', 'delete'] },
} as const satisfies FunctionNeeds
