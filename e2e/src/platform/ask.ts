import { request } from 'node:http'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/**
 * One request to a dealer's host, as a browser would make it: `*.localhost` does not resolve on every system, so the
 * request goes to 127.0.0.1 with the host in its header. `url` is absolute.
 */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }
    const outgoing = request(options, (incoming) => {
      let body = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk) => (body += chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
