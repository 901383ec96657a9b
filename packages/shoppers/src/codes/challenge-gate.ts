import type { Site } from '@forecourt/contracts/site/site'
import { challengeField } from '@forecourt/domain/leads/spam-verdict'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'

type Attempt = {
  /** Undefined where the stage or the site has none. */
  challenge: ChallengeProvider | undefined
  token: string | undefined
  remoteIp: string
  site: Pick<Site, 'phone'>
}

/**
 * FQ-8. Lets a shopper past the limit that `refusal` is about, once they pass the challenge. While the challenge is unavailable the
 * limit holds: unlike a lead, a code costs money.
 * @throws the refusal, or AppError `invalid` with the field `challenge`, which shows the challenge.
 */
export async function passChallenge(
  refusal: AppError,
  { challenge, token = '', remoteIp, site }: Attempt,
): Promise<void> {
  if (!challenge) throw refusal
  const outcome = await challenge.verify({ token, remoteIp })
  if (outcome === 'passed') return
  if (outcome === 'unavailable') throw refusal
  const message = `Confirm that you are a person, then ask for the code again, or call ${site.phone}.`
  throw new AppError('invalid', message, { fields: [{ field: challengeField, message }] })
}
