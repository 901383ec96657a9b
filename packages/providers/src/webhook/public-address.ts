import { lookup as resolveHost } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ProviderError } from '../provider-error.ts'

/**
 * Whether an address is public unicast. In IPv6 only 2000::/3 is: ipaddr.js calls everything it has no name for unicast, and
 * `::127.0.0.1` (IPv4-compatible, deprecated) is among that. Addresses that carry an IPv4 address (mapped, NAT64, 6to4, Teredo)
 * are refused whatever they carry.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * A socket's `lookup` that fails unless every address of the host is public. The socket connects to the very addresses that were
 * checked, so a name server that changes its answer (DNS rebinding) gains nothing. Sockets skip it where the host is an IP literal.
 */
export function createPublicLookup(resolve: LookupFunction = resolveHost): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, options, (error, address, family) => {
      if (error) return callback(error, address, family)
      const addresses = Array.isArray(address) ? address.map((entry) => entry.address) : [address]
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return callback(null, address, family)
      callback(new ProviderError('blocked', `${hostname} resolves to an address that is not public.`), address, family)
    })
}
