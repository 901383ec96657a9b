import { AlreadyExistsException, CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { functionVariables } from './function-variables.ts'

/** What an operator does once for a stage: SES sends e-mail from verified domains only. A local cloud verifies at once. */
export async function verifySender(): Promise<void> {
  const { EMAIL_FROM = '' } = await functionVariables('lead-delivery')
  const [, EmailIdentity] = EMAIL_FROM.split('@')
  try {
    await new SESv2Client({}).send(new CreateEmailIdentityCommand({ EmailIdentity }))
  } catch (error) {
    if (!(error instanceof AlreadyExistsException)) throw error
  }
}
