import type { ProviderNeeds } from '../provider-needs.ts'

export const needs = {
  secret: "Stripe's secret key and, after a space, the signing secret of its webhook: put them here by hand",
  webhooks: { path: '/api/payment-events', register: '/v1/webhook_endpoints' },
  local: () => ({ PAYMENT_PUBLISHABLE_KEY: 'pk_test_sandbox' }),
} as const satisfies ProviderNeeds
