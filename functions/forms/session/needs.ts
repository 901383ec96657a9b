import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { listSessions, revokeSession, signOutEverywhere } from '@forecourt/contracts/endpoints/shoppers'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers who is signed in and where, and ends sessions',
  errors: { costs: 'shoppers seem signed out, and cannot sign out', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [readSession, signOut, listSessions, revokeSession, signOutEverywhere] },
  tables: { config: ['get'], sessions: ['read', 'get', 'delete'] },
} as const satisfies FunctionNeeds
