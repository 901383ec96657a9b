/**
 * Every error that a function may answer with: its HTTP status and the sentence a caller reads when the
 * thrower gives none. `internal` is the only one for the unexpected, and its words never vary. In a file without schemas: pages load it.
 */
export const errorCodes = {
  bad_request: { status: 400, message: 'The request is not valid.' },
  unauthenticated: { status: 401, message: 'Sign in first.' },
  forbidden: { status: 403, message: 'This address is only reachable through the site.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  conflict: { status: 409, message: 'This has changed in the meantime. Read it again, then retry.' },
  gone: { status: 410, message: 'This is no longer here.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unreadable: { status: 415, message: 'This file cannot be read.' },
  invalid: { status: 422, message: 'Please fix the following errors:' },
  too_many: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  unavailable: { status: 503, message: 'This is not available right now. Try again in a moment.' },
  internal: { status: 500, message: 'Internal server error' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCodes
