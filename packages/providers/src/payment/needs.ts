import type { ProviderNeeds } from '../provider-needs.ts'

export const needs = {
  secret: "Stripe's secret key and, after a space, the signing secret of its webhook: put them here by hand",
  local: () => ({ PAYMENT_PUBLISHABLE_KEY: 'pk_test_sandbox' }),
} as const satisfies ProviderNeeds
