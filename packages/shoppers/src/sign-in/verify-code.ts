import type { CheckVerificationRequest, VerificationType } from '@forecourt/contracts/shoppers/verification'
import type { Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { endListedSession } from '@forecourt/lambda-kit/http/session'
import { takeTryToken } from '../codes/code-limits.ts'
import { type UsedCode, useCode } from '../codes/code-table.ts'
import { recordSignIn, type Shopper } from './shopper-table.ts'

/** The words of the specification, for a code that is wrong, over, used, or was never sent: which of these is not said. */
const wrongCodeWords = 'The verification code is invalid. Please try again.'

/** A year: how long it can be shown that a number was verified. */
const recordSeconds = 365 * 86_400

type Attempt = {
  site: Pick<Site, 'slug' | 'dealerships'>
  phone: string
  request: CheckVerificationRequest
  /** The browser's own id of this try; it is the same when the answer was lost and the try is repeated. */
  attempt: string | undefined
  ip: string
}

/**
 * WL-8, FQ-11. Checks a code, and stores the shopper and the record of the verification. A try that is repeated ends the session that
 * its first answer began; where that is over already, the shopper signed out, and the code is as wrong as any used one.
 * @throws AppError `invalid` for a wrong code, `too_many` above the limit of the address.
 */
export async function verifyCode(
  { site, phone, request, attempt, ip }: Attempt,
  { keysSecret, now }: { keysSecret: string; now: Date },
): Promise<UsedCode> {
  await takeTryToken({ ip, keysSecret, now })
  const tenant = site.slug
  const used = await useCode(keysSecret, { tenant, phone }, { code: request.code, attempt }, now.getTime())
  if (!used || (used.session !== undefined && !(await endListedSession(tenant, phone, used.session))))
    throw new AppError('invalid', wrongCodeWords, { fields: [{ field: 'code', message: wrongCodeWords }] })
  const { first_name, last_name, email, verification_type } = request
  const dealership_slug = ownDealership(site, request.dealership_slug)
  const details = { first_name, last_name, email, website: tenant, dealership_slug }
  // By the time of the code's use: what a repeated try stores is what is there.
  const usedAt = new Date(used.usedAtMs)
  const shopper = await recordSignIn({ tenant, phone }, details, usedAt)
  await recordVerification(shopper, verification_type, usedAt)
  return used
}

/** One of the site's own: what a request says is no reason to name another's. */
const ownDealership = ({ slug, dealerships }: Attempt['site'], asked: string | undefined): string =>
  dealerships.find((dealership) => dealership === asked) ?? dealerships[0] ?? slug

/** FQ-11. */
async function recordVerification(shopper: Shopper, verification_type: VerificationType, now: Date): Promise<void> {
  const { tenant, phone, user_id, website, dealership_slug } = shopper
  await putItem('verifications', {
    tenant,
    verification: `${phone}#${now.toISOString()}`,
    website_slug: website,
    dealership_slug,
    verification_type,
    user_id,
    ttl: Math.ceil(now.getTime() / 1000) + recordSeconds,
  })
}
