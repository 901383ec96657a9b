import type { ProviderName } from '@forecourt/contracts/functions/needs'
import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Stage } from '../config/stages.ts'
import type { ServiceFunction } from './service-function.ts'
import type { StageSecrets } from './stage-secrets.ts'

type Context = { stage: Stage; secrets: StageSecrets }

/** A function's rights for a provider. Providers need the internet, which only functions outside the index's network have. */
const providers: Record<ProviderName, (made: ServiceFunction, context: Context) => void> = {
  email: allowEmail,
  sms: allowSms,
  webhook: () => {},
  challenge: (made, { secrets }) => secrets.allowRead(made, 'challenge'),
  youx: allowYoux,
  geocoder: allowGeocoder,
  'market-value': (made, { secrets }) => secrets.allowRead(made, 'market-value'),
}

export const allowProvider = (made: ServiceFunction, name: ProviderName, context: Context): void =>
  providers[name](made, context)

/** Sends from the stage's address only. Operators verify its domain with SES: docs/decisions/cloud-stacks.md. */
function allowEmail(made: ServiceFunction, { stage: { emailFrom } }: Context): void {
  const [, domain = ''] = emailFrom.split('@')
  made.addEnvironment('EMAIL_FROM', emailFrom)
  made.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [Stack.of(made).formatArn({ service: 'ses', resource: 'identity', resourceName: domain })],
      conditions: { StringEquals: { 'ses:FromAddress': emailFrom } },
    }),
  )
}

/** FQ-10. Redirects shoppers only to the stage's hosts. */
function allowYoux(made: ServiceFunction, { stage: { youx }, secrets }: Context): void {
  secrets.allowRead(made, 'youx')
  made.addEnvironment('YOUX_URL', youx.url)
  made.addEnvironment('YOUX_REDIRECT_HOSTS', youx.redirectHosts.join(','))
}

/** FQ-13. Uses Amazon Location in place of the table of areas. */
function allowGeocoder(made: ServiceFunction): void {
  made.addEnvironment('GEOCODER', 'amazon')
  made.addToRolePolicy(
    new PolicyStatement({
      actions: ['geo-places:Geocode'],
      resources: [
        Stack.of(made).formatArn({ service: 'geo-places', account: '', resource: 'provider', resourceName: 'default' }),
      ],
    }),
  )
}

/** Sends with each dealer's own sender ID, which operators register: docs/operations.md. */
function allowSms(made: ServiceFunction): void {
  made.addToRolePolicy(
    new PolicyStatement({
      actions: ['sms-voice:SendTextMessage'],
      resources: [Stack.of(made).formatArn({ service: 'sms-voice', resource: 'sender-id', resourceName: '*/AU' })],
    }),
  )
}
