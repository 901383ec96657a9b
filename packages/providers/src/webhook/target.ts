import { isIP } from 'node:net'
import { ProviderError } from '../provider-error.ts'
import { isPublicAddress } from './public-address.ts'

export type Target = {
  url: URL
  /** One of the platform's own (a local sandbox): http and addresses that are not public are allowed. */
  isAllowedHost: boolean
}

const isAllowedPort = (port: string) => port === '' || port === '80' || port === '443' || Number(port) >= 1024

/**
 * Checks what can be checked before a connection; a host name's addresses are checked when the socket looks them up. `URL` has
 * already turned `0x7f.1` and `2130706433` into `127.0.0.1`. Throws `blocked`.
 *
 * @param allowedHosts as `host:port`
 */
export function parseTarget(address: string, allowedHosts: readonly string[] = []): Target {
  const url = URL.parse(address)
  if (!url) throw new ProviderError('blocked', 'The webhook address is not a URL.')
  const block = (why: string) => new ProviderError('blocked', `The webhook address at ${url.host} ${why}.`)
  if (url.username || url.password) throw block('holds credentials')
  const isAllowedHost = (url.protocol === 'http:' || url.protocol === 'https:') && allowedHosts.includes(url.host)
  if (isAllowedHost) return { url, isAllowedHost }
  if (url.protocol !== 'https:') throw block('is not https')
  if (!isAllowedPort(url.port)) throw block('has a port that is not allowed')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isPublicAddress(literal)) throw block('is not public')
  return { url, isAllowedHost }
}
