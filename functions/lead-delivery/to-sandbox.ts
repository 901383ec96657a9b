import type { WebhookProvider } from '@forecourt/providers/webhook/port'

/**
 * For one machine: the systems of demo dealers, whose hosts end in `.example` and are nobody's, are the sandbox. It sees the host
 * as the first part of the path. What else a site names is posted to as anywhere.
 */
export const toSandbox = (provider: WebhookProvider, sandboxUrl: string): WebhookProvider => ({
  post(webhook) {
    const { host, hostname, pathname, search } = new URL(webhook.url)
    const url = hostname.endsWith('.example') ? `${sandboxUrl}/${host}${pathname}${search}` : webhook.url
    return provider.post({ ...webhook, url })
  },
})
