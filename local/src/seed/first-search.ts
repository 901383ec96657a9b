import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Searches a site's stock once, because the first read of the stock can exceed a page's
 * deadline. `siteUrl` is the site's address on this machine; resolves with the last status, 200 as soon as there is one.
 */
export async function searchFirst(siteUrl: string, tries = 5): Promise<number> {
  const { host, port } = new URL(siteUrl)
  // Systems differ in whether `*.localhost` resolves.
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ host: '127.0.0.1', port, path: '/api/search', headers: { host } }, resolve).on('error', reject).end()
  const response = await promise
  await text(response)
  const status = response.statusCode ?? 0
  return status === 200 || tries === 1 ? status : searchFirst(siteUrl, tries - 1)
}
