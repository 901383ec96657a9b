import type { ProviderNeeds } from '../provider-needs.ts'

/** Of the version whose API the adapter speaks. */
export const scriptPath = '/basil/stripe.js'

export const needs = {
  secret: "Stripe's secret key and, after a space, the signing secret of its webhook: put them here by hand",
  webhooks: { path: '/api/payment-events', register: '/v1/webhook_endpoints' },
  variables: { PAYMENT_SCRIPT_URL: `https://js.stripe.com${scriptPath}` },
  origins: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.stripe.com',
    'https://pay.google.com',
  ],
  local: (sandboxUrl) => ({
    PAYMENT_PUBLISHABLE_KEY: 'pk_test_sandbox',
    PAYMENT_SCRIPT_URL: new URL(scriptPath, sandboxUrl).href,
  }),
} as const satisfies ProviderNeeds
