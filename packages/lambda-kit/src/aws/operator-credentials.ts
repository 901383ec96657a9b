import { SSMClient } from '@aws-sdk/client-ssm'
import { setCredentialSource } from './request/credentials.ts'

/**
 * Lets this process call AWS with an operator's credentials, wherever AWS's clients find them: the environment, a profile, a session of
 * `aws sso login`. They are renewed as they expire.
 */
export function useOperatorCredentials(): void {
  const { credentials } = new SSMClient({}).config
  setCredentialSource(credentials)
}
