import { sandboxes, startSandbox } from '@forecourt/providers/sandboxes'

/** Every provider's sandbox, and what functions read of them in their environment. */
export async function startProviders() {
  const started = await Promise.all(
    sandboxes.map(async ({ name, create }) => ({ name, ...(await startSandbox(create())) })),
  )
  const urls = started.map(({ name, url }) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, url])
  return {
    environment: {
      ...Object.fromEntries(urls),
      PAYMENT_SECRET: 'a-key-of-the-sandbox',
      MARKET_VALUE_SECRET: 'a-key-of-the-sandbox',
      AWS_REGION: 'ap-southeast-2',
      AWS_ACCESS_KEY_ID: 'sandbox',
      AWS_SECRET_ACCESS_KEY: 'sandbox',
    } as Record<string, string>,
    close: () => Promise.all(started.map(({ close }) => close())),
  }
}
