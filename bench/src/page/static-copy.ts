import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Serves one page's HTML as a static file, compressed once, at its own path; everything else is fetched from the platform
 * as it is, so that both pages use the same styles, fonts, photos and scripts. Resolves with the port.
 */
export async function serveStaticCopy(options: { html: string; path: string; host: string; port: number }) {
  const { path, host, port } = options
  // As the platform of one machine compresses it.
  const html = brotliCompressSync(options.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': html.length,
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) {
      outgoing.writeHead(200, headers).end(html)
      return
    }
    const forward = {
      host: '127.0.0.1',
      port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host },
    }
    const upstream = request(forward, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
