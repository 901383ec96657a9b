const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** What went wrong, for an operator. Only the tables are spoken to over a connection, and only the platform serves them. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && typeof error.code === 'string' && lostConnection.has(error.code))
    return 'The platform was stopped. What landed stays; run the same command again.'
  return error.message
}
