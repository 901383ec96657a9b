import type { BodyOf, Endpoint, ParamsOf, ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import { matchPathPattern } from '@forecourt/contracts/endpoints/path-pattern'
import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import type { FieldProblem } from '@forecourt/contracts/errors'

export type FakeRequest<E extends Endpoint = Endpoint> = {
  params: ParamsOf<E>
  query: string
  body: BodyOf<E>
  /** Of what creates something. */
  idempotencyKey: string | undefined
}

/** A fake of the work behind an endpoint. */
export type FakeAnswer = { row: Endpoint; answer(request: FakeRequest): unknown }

/** Answers an endpoint by its row: `fake(vehicleById, ({ params }) => cars[params.id] ?? fail('not_found'))`. */
export const fake = <E extends Endpoint>(
  row: E,
  answer: (request: FakeRequest<E>) => ResponseOf<E> | Promise<ResponseOf<E>>,
): FakeAnswer => ({
  row,
  // The row's schemas parse what comes in: the compiler only sees the type that all rows have.
  answer: (request) => answer(request as FakeRequest<E>),
})

type Details = { retryAfterSeconds?: number; fields?: readonly FieldProblem[]; message?: string }

/** An endpoint's refusal. */
export class FakeFailure extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCodes[code].message)
    this.code = code
    this.details = details
  }
}

export function fail(code: ErrorCode, details?: Details): never {
  throw new FakeFailure(code, details)
}

/** The answer for a method and a path, with the path's captures. */
export function findAnswer(answers: readonly FakeAnswer[], method: string, path: string) {
  for (const fakeAnswer of answers) {
    const captures = fakeAnswer.row.method === method ? matchPathPattern(fakeAnswer.row.path, path) : null
    if (!captures) continue
    const params = Object.entries(captures).map(([name, value]) => [name, decodeURIComponent(value)])
    return { ...fakeAnswer, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}

export const errorBody = ({ code, message, details }: FakeFailure) => ({
  error: { code, message, requestId: 'fake', ...details },
})
