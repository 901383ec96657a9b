import { registry } from '@forecourt/contracts/endpoints/platform'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { readTenant } from '@forecourt/tenants'
import { readOriginSecret } from './platform-names.ts'

type Answer = { status: number; type: string; text: string; bytes: Uint8Array }
type Headers = Record<string, string>
export type Site = {
  /** With the edge's headers for a tenant's request. */
  ask(path: string, headers?: Headers): Promise<Answer>
  /** As the edge passes on what a page of the site sends as JSON. */
  send(path: string, body: object, headers?: Headers): Promise<Answer>
  /** Without going through the edge. */
  askWithoutEdge(path: string): Promise<Answer>
}

/** A tenant's site behind the API, spoken to as the edge does: with its secret, and the tenant's name. */
export async function openSite(endpoint: string, names: PlatformNames, tenant: string): Promise<Site> {
  const base = `${endpoint}/_aws/execute-api/${names.api}/$default`
  const secret = await readOriginSecret(names)
  const { url } = readTenant(tenant)
  const fromEdge = { 'x-origin-verify': secret, 'x-tenant': tenant, 'x-site-host': new URL(url).host }
  const fromPage = { 'content-type': 'application/json', origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' }
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(base + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, text: new TextDecoder().decode(bytes), bytes }
  }
  return {
    ask: (path, headers = {}) => ask(path, { headers: { ...fromEdge, ...headers } }),
    send: (path, body, headers = {}) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...fromEdge, ...fromPage, ...headers } }),
    askWithoutEdge: (path) => ask(path, { headers: { 'x-tenant': tenant } }),
  }
}

/** The version of a remote that a site gets. */
export async function servedVersion(site: Site, remote: string): Promise<string | undefined> {
  const { text } = await site.ask(registry.path)
  return registry.response.parse(JSON.parse(text)).remotes[remote]?.version
}
