import { isEngineUnreachable } from '@forecourt/stock/index/engine-state'

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND'])
const lostConnection = new Set([...unreachableCodes, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** What AWS calls it, and what that means to whoever gave the command. */
const awsFailures: readonly [name: RegExp, means: string][] = [
  [/^CredentialsProviderError$/, 'AWS does not know who you are. Sign in (aws sso login), or set AWS_PROFILE.'],
  [
    /^(Expired|InvalidClientToken|UnrecognizedClient|InvalidSignature)/,
    'AWS does not take your credentials: they have ended, or are of another account. Sign in again.',
  ],
  [/^AccessDenied/, 'You may not do this with the role that you have. AWS says:'],
]

/** What went wrong, for an operator, with what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, means] = awsFailures.find(([name]) => name.test(error.name)) ?? []
  if (means) return means.endsWith(':') ? `${means} ${error.message}` : means
  if (isEngineUnreachable(error))
    return `${error.message} Does it run? npm run opensearch starts one; OPENSEARCH_URL says where it is.`
  if (!('code' in error && typeof error.code === 'string' && lostConnection.has(error.code))) return error.message
  // On one machine only the tables are spoken to over a connection, and only the platform serves them.
  if (process.env.AWS_ENDPOINT_URL_DYNAMODB)
    return 'The platform was stopped. What landed stays; run the same command again.'
  const endpoint = process.env.AWS_ENDPOINT_URL
  if (endpoint && unreachableCodes.has(error.code))
    return `Nothing answers at ${endpoint}, which AWS_ENDPOINT_URL names. AWS_ENDPOINT_URL= npm run aws:local starts a cloud on this machine and says its address; for AWS itself leave the variable out. Then run the same command again.`
  const lost = endpoint
    ? `The connection to ${endpoint}, which AWS_ENDPOINT_URL names, was lost`
    : 'AWS does not answer'
  return `${lost} (${error.message || error.code}). What landed stays; run the same command again.`
}
