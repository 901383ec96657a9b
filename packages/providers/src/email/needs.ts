import type { ProviderNeeds } from '../provider-needs.ts'

/** Sends from the stage's address only. Operators verify its domain with SES: docs/decisions/cloud-functions.md. */
export const needs = {
  rights: ({ EMAIL_FROM = '' }) => [
    {
      action: 'ses:SendEmail',
      resource: { service: 'ses', type: 'identity', name: EMAIL_FROM.split('@')[1] ?? '' },
      onlyIf: { 'ses:FromAddress': EMAIL_FROM },
    },
  ],
  local: () => ({ EMAIL_FROM: 'leads@forecourt.example' }),
} as const satisfies ProviderNeeds
