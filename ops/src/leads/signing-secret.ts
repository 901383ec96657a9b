import { secretName } from '@forecourt/contracts/platform/secret-name'
import { readCurrentSecret } from '@forecourt/lambda-kit/aws/secret-stages'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { readSecret } from '@forecourt/local/aws/lambda/secrets'
import type { CommandTarget } from '../connect.ts'

export const secretHelp = `
Give it to the dealer over a channel that only they read. What their system does with it: docs/operations/connect-a-lead-system.md.

Example:
  npx forecourt leads secret --site harbourside --stage prod`

const secretOf = 'lead-signing'

/** What a dealer's system verifies the signatures of a site's webhooks with. */
export async function signingSecret(place: CommandTarget, site: string): Promise<string> {
  const stageSecret =
    place.kind === 'here'
      ? await readSecret(place.dataDir, secretOf)
      : await readCurrentSecret(secretName({ name: place.stage }, secretOf))
  if (!stageSecret) throw new Error(`The secret ${secretOf} has no value.`)
  return webhookSecret(stageSecret, site)
}
