import { type IncomingMessage, request } from 'node:http'

/** Sends a webhook to a site of this machine, and answers its status. Systems differ in whether `*.localhost` resolves. */
export async function postWebhook(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(url)
  const address = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = { host: address, port, path: pathname + search, method: 'POST', headers: { ...headers, host } }
  request(options, resolve).on('error', reject).end(body)
  const answer = await promise
  answer.resume()
  return answer.statusCode ?? 0
}
