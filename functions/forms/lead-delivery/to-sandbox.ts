import type { WebhookProvider } from '@forecourt/providers/webhook/port'

/**
 * For one machine: requests to the systems of demo dealers, whose hosts end in `.example`, go to the sandbox, with the host
 * as the first part of the path. Other hosts are called as usual.
 */
export const toSandbox = (provider: WebhookProvider, sandboxUrl: string): WebhookProvider => ({
  post(webhook) {
    const { host, hostname, pathname, search } = new URL(webhook.url)
    const url = hostname.endsWith('.example') ? `${sandboxUrl}/${host}${pathname}${search}` : webhook.url
    return provider.post({ ...webhook, url })
  },
})
