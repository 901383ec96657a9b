import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { bucketUrl } from '../aws/bucket-url.ts'
import { s3Client } from '../aws/s3-client.ts'
import { signGet } from '../aws/sign-bucket-request.ts'
import { type BucketError, uploadError } from './check-upload.ts'

type Answer = { status: number; body?: Uint8Array | string; headers?: Record<string, string> }

const error = ({ status, code, message }: BucketError): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
})
const denied = error({ status: 403, code: 'AccessDenied', message: 'Access Denied' })

/** Any page may post what a policy allows (infra/constructs/private-bucket.ts). */
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'POST' }

export type LocalBuckets = { url: string; close(): void }

/**
 * S3 on this machine, over a folder, as far as the functions use it: browsers' uploads by a signed form, whose policy is checked as S3
 * does; reads by a signed address, until it expires; and the SDK's reads, writes and removals. All else is refused.
 */
export async function startLocalBuckets(folder: string): Promise<LocalBuckets> {
  const server = createServer((request, response) => {
    void answer(request)
      .catch((failure: unknown) => error({ status: 500, code: 'InternalError', message: String(failure) }))
      .then((answered) => send(response, answered))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [bucket = '', ...rest] = pathname.slice(1).split('/').map(decodeURIComponent)
    const file = { bucket, key: rest.join('/') }
    if (request.method === 'OPTIONS') return { status: 200, headers: cors }
    if (request.method === 'POST' && !searchParams.has('delete')) return upload(request, bucket)
    const isOwn = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false
    if (request.method === 'GET') return isOwn || (await isReadable(file, searchParams)) ? read(file) : denied
    if (!isOwn) return denied
    if (request.method === 'PUT') return write(file, withoutChunks(request, await buffer(request)))
    for (const [, key = ''] of (await buffer(request)).toString().matchAll(/<Key>([^<]*)<\/Key>/g))
      await rm(pathOf({ bucket, key }), { force: true })
    return { status: 200, body: '<DeleteResult/>', headers: { 'content-type': 'application/xml' } }
  }

  async function upload(request: IncomingMessage, bucket: string): Promise<Answer> {
    const form = await new Response(await buffer(request), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('file')
    if (!(file instanceof Blob)) return denied
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
    )
    const secret = process.env.AWS_SECRET_ACCESS_KEY ?? ''
    const refusal = uploadError({ bucket, fields, size: file.size, secret, now: new Date() })
    const answered = refusal ? error(refusal) : await write({ bucket, key: fields.key ?? '' }, await file.bytes())
    return { ...answered, status: refusal ? refusal.status : 204, headers: { ...answered.headers, ...cors } }
  }

  const pathOf = ({ bucket, key }: { bucket: string; key: string }): string =>
    join(folder, encodeURIComponent(bucket), encodeURIComponent(key))

  async function read(file: { bucket: string; key: string }): Promise<Answer> {
    const bytes = await readFile(pathOf(file)).catch(() => undefined)
    return bytes
      ? { status: 200, body: bytes, headers: { 'content-type': 'image/jpeg' } }
      : error({ status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' })
  }

  async function write(file: { bucket: string; key: string }, bytes: Uint8Array): Promise<Answer> {
    await mkdir(join(folder, encodeURIComponent(file.bucket)), { recursive: true })
    await writeFile(pathOf(file), bytes)
    return { status: 200 }
  }

  return {
    url,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether an address is one that was signed, and has not expired: it is signed once more. */
async function isReadable({ bucket, key }: { bucket: string; key: string }, query: URLSearchParams): Promise<boolean> {
  const signedAt = timeOf(query.get('X-Amz-Date') ?? '')
  const seconds = Number(query.get('X-Amz-Expires'))
  if (!(Date.now() <= signedAt.getTime() + seconds * 1000)) return false
  const again = new URL(await signGet({ client: s3Client(), url: bucketUrl(bucket), key, seconds, now: signedAt }))
  return again.searchParams.get('X-Amz-Signature') === query.get('X-Amz-Signature')
}

/** Of `20260131T093000Z`; an invalid date for anything else. */
const timeOf = (basic: string): Date =>
  new Date(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** The SDK sends a body in chunks of `<size in hex>\r\n<bytes>\r\n`, with a checksum after the last, which is empty. */
function withoutChunks({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return body
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!size) return Buffer.concat(chunks)
    chunks.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

function send(response: ServerResponse, { status, body = '', headers }: Answer): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
}
