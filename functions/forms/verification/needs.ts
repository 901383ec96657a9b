import { checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Sends codes to phone numbers, and signs in who enters theirs',
  errors: { costs: 'shoppers cannot sign in', alarmThreshold: 3 },
  memoryMb: 512,
  // Longer than the SMS provider's maximum.
  timeoutSeconds: 20,
  runs: { http: [sendVerification, checkVerification] },
  tables: {
    config: ['get'],
    limits: ['get', 'update'],
    codes: ['get', 'put', 'update', 'delete'],
    shoppers: ['put', 'update'],
    verifications: ['put'],
    sessions: ['get', 'put', 'delete'],
  },
  secrets: ['shopper-keys'],
  providers: ['sms', 'challenge'],
} as const satisfies FunctionNeeds
