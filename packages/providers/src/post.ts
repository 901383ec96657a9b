import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'

export type PostAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

type Post = { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal }

/**
 * Posts by Node's own client, for what a shopper's first request calls: loading `fetch`, or importing `node:http`, is most of
 * a process's start (docs/decisions/first-request.md). Rejects where nothing answers, and for a redirect, which is never followed.
 */
export async function post(url: URL, { headers, body, signal }: Post): Promise<PostAnswer> {
  const { request } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http')
  const length = String(Buffer.byteLength(body))
  // A connection of its own: an idle one may be closed just as the request goes out, and nobody knows then whether that was taken.
  const sent = request(url, { method: 'POST', headers: { ...headers, 'content-length': length }, signal, agent: false })
  const answer = await answerOf(sent, body)
  const { statusCode: status = 0, headers: received } = answer
  if (status >= 300 && status < 400) {
    answer.destroy()
    throw new Error(`${url.host} redirects.`)
  }
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status, headers: received, text: Buffer.concat(parts).toString('utf8') }
}

const answerOf = (sent: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject).on('response', resolve).end(body)
  })
