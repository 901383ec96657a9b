import type { ProviderNeeds } from '../provider-needs.ts'

/** Sends with each dealer's own sender ID, which operators register: docs/operations/sms-and-challenge.md. */
export const needs = {
  rights: () => [
    { action: 'sms-voice:SendTextMessage', resource: { service: 'sms-voice', type: 'sender-id', name: '*/AU' } },
  ],
} as const satisfies ProviderNeeds
