import { isEngineUnreachable } from '@forecourt/stock/index/engine-state'

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND'])
const lostConnection = new Set([...unreachableCodes, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** AWS's error names, and their meaning for the operator. */
const awsFailures: readonly [name: RegExp, means: string][] = [
  [/^CredentialsProviderError$/, 'You are not signed in to AWS. Sign in (aws sso login), or set AWS_PROFILE.'],
  [
    /^(Expired|InvalidClientToken|UnrecognizedClient|InvalidSignature)/,
    'AWS rejects your credentials: they have expired, or are of another account. Sign in again.',
  ],
  [/^AccessDenied/, 'Your role lacks the right for this. AWS says:'],
]

/** The message of an error for an operator, with what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, means] = awsFailures.find(([name]) => name.test(error.name)) ?? []
  if (means) return means.endsWith(':') ? `${means} ${error.message}` : means
  if (isEngineUnreachable(error))
    return `${error.message} Is it running? npm run opensearch starts one; OPENSEARCH_URL sets its address.`
  if (!('code' in error && typeof error.code === 'string' && lostConnection.has(error.code))) return error.message
  // Locally only the tables use a connection, and only the platform serves them.
  if (process.env.AWS_ENDPOINT_URL_DYNAMODB)
    return 'The platform was stopped. Imported vehicles stay; run the same command again.'
  const endpoint = process.env.AWS_ENDPOINT_URL
  if (endpoint && unreachableCodes.has(error.code))
    return `Nothing answers at ${endpoint}, which AWS_ENDPOINT_URL names. AWS_ENDPOINT_URL= npm run aws:local starts a local AWS and prints its address; for AWS itself unset the variable. Then run the same command again.`
  const lost = endpoint
    ? `The connection to ${endpoint}, which AWS_ENDPOINT_URL names, was lost`
    : 'AWS does not answer'
  return `${lost} (${error.message || error.code}). Imported vehicles stay; run the same command again.`
}
