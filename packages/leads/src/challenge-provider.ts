import type { Site } from '@forecourt/contracts/site/site'
import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { createChallengeProvider } from '@forecourt/providers/challenge/adapter'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'

let made: ChallengeProvider | undefined

/** The challenge of a site that has a key for it, on a stage that has the secret; one in a process. */
export async function challengeProvider({ enquiry }: Pick<Site, 'enquiry'>): Promise<ChallengeProvider | undefined> {
  const { CHALLENGE_SECRET, CHALLENGE_SECRET_ARN, CHALLENGE_URL: url } = process.env
  if (enquiry.challenge_site_key === undefined || (!CHALLENGE_SECRET && !CHALLENGE_SECRET_ARN)) return undefined
  made ??= createChallengeProvider({
    secret: await providerSecret('challenge'),
    ...(url !== undefined && { url }),
    onUnavailable: (error) => logWarning('The challenge is not available', error),
  })
  return made
}
