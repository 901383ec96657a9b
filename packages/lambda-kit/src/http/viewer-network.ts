import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** What limits count as one shopper's address: an IPv4 address, or an IPv6 /64, since one household has all addresses in it. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '')
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** A shopper's address in the key of a limit. Hashed: a table of limits is no list of visitors. */
export const addressKey = (ip: string): string => createHash('sha256').update(networkOf(ip)).digest('base64url')
