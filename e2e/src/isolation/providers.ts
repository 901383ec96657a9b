import { startTestBuckets } from '@forecourt/lambda-kit/testing/test-buckets'
import { sandboxes, startSandbox } from '@forecourt/providers/sandboxes'

/** Every provider's sandbox and the buckets that browsers upload to, and what functions read of them in their environment. */
export async function startProviders() {
  const started = await Promise.all(
    sandboxes.map(async ({ name, create }) => ({ name, ...(await startSandbox(create())) })),
  )
  const buckets = await startTestBuckets()
  const urls = started.map(({ name, url }) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, url])
  return {
    environment: {
      ...Object.fromEntries(urls),
      PAYMENT_SECRET: 'a-key-of-the-sandbox',
      PAYMENT_PUBLISHABLE_KEY: 'pk_test',
      PAYMENT_SCRIPT_URL: 'https://js.stripe.com/basil/stripe.js',
      INVOICES_SECRET: 'a-key-of-the-sandbox',
      MARKET_VALUE_SECRET: 'a-key-of-the-sandbox',
      ...buckets.environment,
      AWS_REGION: 'ap-southeast-2',
      AWS_ACCESS_KEY_ID: 'sandbox',
      AWS_SECRET_ACCESS_KEY: 'sandbox',
    } as Record<string, string>,
    async close() {
      await Promise.all([buckets, ...started].map(({ close }) => close()))
    },
  }
}
