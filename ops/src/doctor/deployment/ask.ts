import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect } from 'node:tls'
import type { Answer, ProbeRequest } from './deployment.ts'

const timeoutMs = 10_000

/** Names under localhost are this machine, which not every system's resolver knows. */
const hostOf = (hostname: string): string =>
  hostname === 'localhost' || hostname.endsWith('.localhost') ? '127.0.0.1' : hostname

/** One request without a body, with the given headers. */
export function ask(
  url: string,
  method: ProbeRequest['method'] = 'GET',
  given: Record<string, string> = {},
): Promise<Answer> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url)
  const request = protocol === 'https:' ? secureRequest : plainRequest
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const options = {
      method,
      host: hostOf(hostname),
      port,
      path: pathname + search,
      headers: { host, ...given },
    }
    const outgoing = request({ ...options, timeout: timeoutMs }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
          tookMs: performance.now() - started,
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${url} does not answer within ten seconds.`)))
    outgoing.on('error', (error) => reject(new Error(`${url} does not answer: ${error.message}`)))
    outgoing.end()
  })
}

/** The expiry of a host's certificate; null for an address without TLS. */
export function certificateEnds(url: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    // The check must also read expired certificates.
    const options = {
      host: hostOf(hostname),
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    }
    const socket = connect({ ...options, timeout: timeoutMs }, () => {
      const { valid_to } = socket.getPeerCertificate()
      socket.destroy()
      resolve(new Date(valid_to))
    })
    socket.on('timeout', () => socket.destroy(new Error(`${hostname} sent no certificate within ten seconds.`)))
    socket.on('error', reject)
  })
}
