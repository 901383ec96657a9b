import { ProviderError } from '../provider-error.ts'

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)

/**
 * The address that a provider sends a shopper on to: https, without credentials, and its host is one of the allow list's, whole.
 * http is for a sandbox on this machine. Throws `malformed`.
 */
export function parseRedirect(address: string, allowedHosts: readonly string[]): string {
  const url = URL.parse(address)
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.host))) &&
    !url.username &&
    !url.password &&
    allowedHosts.includes(url.host)
  if (isSafe) return url.href
  throw new ProviderError('malformed', 'YouX answered a redirect to a host that is not allowed.')
}
