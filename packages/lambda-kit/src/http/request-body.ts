import { defaultMaxBodyBytes, type Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { type HttpEvent, header } from './http-request.ts'

/** A body as it came: JSON that is parsed, or the fields of a plain HTML form. */
export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'form'; fields: URLSearchParams }

/**
 * Reads the body of a write.
 * @throws AppError `too_large`, `unreadable` (neither JSON nor a form that the endpoint takes), `bad_request` (no JSON).
 */
export function readBody(event: HttpEvent, endpoint: Endpoint): RequestBody {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const maxBytes = endpoint.maxBodyBytes ?? defaultMaxBodyBytes
  if (bytes.length > maxBytes)
    throw new AppError('too_large', `The request has ${bytes.length} bytes; ${maxBytes} are allowed.`)
  const type = (header(event, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const text = bytes.toString('utf8')
  if (type === 'application/json') return { kind: 'json', value: parseJson(text) }
  if (type === 'application/x-www-form-urlencoded' && endpoint.takesForm)
    return { kind: 'form', fields: new URLSearchParams(text) }
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
