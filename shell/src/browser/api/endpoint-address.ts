import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'

/** An endpoint's address, its captures filled in, with the query as it is. */
export function addressOf(path: Endpoint['path'], params: unknown, query?: string): string {
  const values: Readonly<Record<string, unknown>> = Object(params)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  return query ? `${filled}?${query}` : filled
}

/** Matches every address of an endpoint. */
export const addressPattern = (path: Endpoint['path']): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
