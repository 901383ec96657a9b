import { defaultMaxBodyBytes, type Endpoint, maxFormFields } from '@forecourt/contracts/endpoints/endpoint'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { type HttpEvent, header } from './http-request.ts'

/** A body as it came: JSON that is parsed, or the fields of a plain HTML form. */
export type RequestBody = { kind: 'json'; value: unknown } | { kind: 'form'; fields: URLSearchParams }

const contentType = (event: HttpEvent) => (header(event, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase()
const formType = 'application/x-www-form-urlencoded'

/** The bytes that a request declares, or those that came where they are more. Nothing is decoded for it. */
function bodySize(event: HttpEvent): number {
  const declared = Number(header(event, 'content-length') ?? 0)
  const received = Buffer.byteLength(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  return Math.max(Number.isNaN(declared) ? 0 : declared, received)
}

const maxBytesOf = ({ maxBodyBytes = defaultMaxBodyBytes }: Pick<Endpoint, 'maxBodyBytes'>): number => maxBodyBytes

/**
 * The text of a body, which is decoded only if its size is allowed.
 * @throws AppError `too_large`.
 */
export function readText(event: HttpEvent, endpoint: Pick<Endpoint, 'maxBodyBytes'>): string {
  const size = bodySize(event)
  const maxBytes = maxBytesOf(endpoint)
  if (size > maxBytes) throw new AppError('too_large', `The request has ${size} bytes; ${maxBytes} are allowed.`)
  const { body = '', isBase64Encoded } = event
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** @throws AppError `too_large` for more fields than any form of a site has. */
function parseFields(text: string): URLSearchParams {
  if (text.split('&', maxFormFields + 1).length > maxFormFields)
    throw new AppError('too_large', `The form has more than ${maxFormFields} fields.`)
  return new URLSearchParams(text)
}

/** Whether a body is a plain HTML form. */
export const isForm = (event: HttpEvent): boolean => contentType(event) === formType

/** The fields of a plain form that failed, for its page; none of one that is too large to be read. */
export function formFields(event: HttpEvent, endpoint: Endpoint): URLSearchParams {
  try {
    return parseFields(readText(event, endpoint))
  } catch {
    return new URLSearchParams()
  }
}

/**
 * Reads the body of a write.
 * @throws AppError `too_large`, `unreadable` (neither JSON nor a form that the endpoint takes), `bad_request` (no JSON).
 */
export function readBody(event: HttpEvent, endpoint: Endpoint): RequestBody {
  const text = readText(event, endpoint)
  const type = contentType(event)
  if (type === 'application/json') return { kind: 'json', value: parseJson(text) }
  if (type === formType && endpoint.takesForm) return { kind: 'form', fields: parseFields(text) }
  throw new AppError('unreadable', `Send JSON with the content type application/json; this is "${type}".`)
}

/** @throws AppError `bad_request`. */
export function parseJson(text: string): unknown {
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
  const problems = result.error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
  throw new AppError('bad_request', `The body does not fit: ${problems.join('; ')}.`)
}
