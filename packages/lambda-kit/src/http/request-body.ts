import { defaultMaxBodyBytes, type Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { type HttpEvent, header } from './http-request.ts'

/** A body as it came: JSON that is parsed, or the fields of a plain HTML form. */
export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'form'; fields: URLSearchParams }

const contentType = (event: HttpEvent) => (header(event, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase()
const formType = 'application/x-www-form-urlencoded'
const bodyBytes = ({ body, isBase64Encoded }: HttpEvent) => Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')

/** What a page with an error can give back: an answer has a limit of 6 MB, and a character may become six. */
const maxKeptBytes = 500_000

/** The fields of a plain form that failed, whatever its size: empty for one that is too large to give back; undefined for another body. */
export function formFields(event: HttpEvent): URLSearchParams | undefined {
  if (contentType(event) !== formType) return undefined
  const bytes = bodyBytes(event)
  return new URLSearchParams(bytes.length > maxKeptBytes ? '' : bytes.toString('utf8'))
}

/**
 * Reads the body of a write.
 * @throws AppError `too_large`, `unreadable` (neither JSON nor a form that the endpoint takes), `bad_request` (no JSON).
 */
export function readBody(event: HttpEvent, endpoint: Endpoint): RequestBody {
  const bytes = bodyBytes(event)
  const maxBytes = endpoint.maxBodyBytes ?? defaultMaxBodyBytes
  if (bytes.length > maxBytes)
    throw new AppError('too_large', `The request has ${bytes.length} bytes; ${maxBytes} are allowed.`)
  const type = contentType(event)
  const text = bytes.toString('utf8')
  if (type === 'application/json') return { kind: 'json', value: parseJson(text) }
  if (type === formType && endpoint.takesForm) return { kind: 'form', fields: new URLSearchParams(text) }
  throw new AppError('unreadable', `Send JSON with the content type application/json; this is "${type}".`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_request', 'The body is not JSON.')
  }
}

/** @throws AppError `bad_request` with each field that does not fit. */
export function parseBody<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
  throw new AppError('bad_request', `The body does not fit: ${problems.slice(0, 10).join('; ')}.`)
}
