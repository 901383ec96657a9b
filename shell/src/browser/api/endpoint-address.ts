import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { pathPattern } from '@forecourt/contracts/endpoints/path-pattern'

/** An endpoint's address, its captures filled in, with the query as it is. */
export function addressOf(path: Endpoint['path'], params: unknown, query?: string): string {
  const values: Readonly<Record<string, unknown>> = Object(params)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  return query ? `${filled}?${query}` : filled
}

/** Matches every address of an endpoint. */
export const addressPattern = (path: Endpoint['path']): RegExp => new RegExp(`^${pathPattern(path)}(\\?|$)`)
