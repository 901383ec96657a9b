import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A site whose documents come in two pieces, as on a slow line. */
export type SiteInPieces = AsyncDisposable & {
  url: string
  /** Lets the second piece of the document go. */
  release(): void
}

/** Serves a site; its documents stop where `cut` says, an offset into their HTML, until they are released. */
export async function serveInPieces(siteUrl: string, cut: (html: string) => number): Promise<SiteInPieces> {
  const site = new URL(siteUrl)
  let released = Promise.withResolvers<void>()
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: site.host, 'accept-encoding': 'identity' }
    const forwarded = request(
      { host: '127.0.0.1', port: site.port, path: asked.url, method: asked.method, headers },
      async (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        if (!given.headers['content-type']?.startsWith('text/html')) return given.pipe(answer)
        const html = Buffer.from(await text(given))
        const at = Buffer.byteLength(html.toString().slice(0, cut(html.toString())))
        answer.write(html.subarray(0, at))
        await released.promise
        released = Promise.withResolvers()
        answer.end(html.subarray(at))
      },
    )
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${site.hostname}:${port}`,
    release: () => released.resolve(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
