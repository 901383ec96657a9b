import { waitText } from '../text/wait-text.ts'

/** FQ-7, WL-8. A code: six digits that work for ten minutes and five tries, and can be sent again after half a minute. */
export const codeRules = {
  digits: 6,
  validSeconds: 600,
  maxTries: 5,
  resendSeconds: 30,
} as const

/** `burst` at once, then `perHour` more each hour. */
export type Allowance = { burst: number; perHour: number }

/**
 * People at one address who sign in at the same time: an office, a family's Wi-Fi, a showroom on a Saturday. Each asks for a code twice,
 * as the first number was wrong or the SMS was late, and types two wrong codes before the right one.
 */
const atOneAddress = { people: 20, codesEach: 2, triesEach: 3 } as const

/**
 * FQ-8. How many codes are sent and tried, by what they count for. The phone's holds on all sites together, so that no phone is
 * flooded through many of them; above the site's share a shopper passes the challenge; the platform's is what SMS may cost: 1,500
 * messages in a day, half of them at once. An address has room for its people's mistakes at once, and little afterwards: in a day no
 * program gets more from it than when it had less at once. `askedFromAddress` is for the question alone, which sends nothing.
 */
export const codeLimits = {
  sentToPhone: { burst: 4, perHour: 1 },
  sentFromAddress: { burst: atOneAddress.people * atOneAddress.codesEach, perHour: 4.5 },
  askedFromAddress: { burst: 80, perHour: 60 },
  triedFromAddress: { burst: atOneAddress.people * atOneAddress.triesEach, perHour: 13 },
  sentBySite: { burst: 60, perHour: 20 },
  sentByPlatform: { burst: 750, perHour: 31.25 },
} as const satisfies Record<string, Allowance>
export type CodeLimit = keyof typeof codeLimits

/** FQ-8. The words of the specification. */
const tooManyAttempts = 'Too many verification attempts. Please try again later.'

/** Which limit it was, and what works meanwhile. It names the number or the network, since another network helps with one of them alone. */
const limitReasons: Readonly<Record<CodeLimit, string>> = {
  sentToPhone: 'Several codes were sent to this number; the last one works for ten minutes. You can ask for another in',
  sentFromAddress: 'Many codes were sent to people on your network. You can ask for one in',
  askedFromAddress: 'Many codes were asked for on your network. You can ask for one in',
  triedFromAddress: 'Many codes were tried on your network. You can try yours again in',
  sentBySite: 'We have sent as many codes as we can for now. You can ask for one in',
  sentByPlatform: 'We have sent as many codes as we can for now. You can ask for one in',
}

/** FQ-8. What a shopper reads who meets a limit. */
export const limitMessage = (limit: CodeLimit, seconds: number): string =>
  `${tooManyAttempts} ${limitReasons[limit]} ${waitText(seconds)}.`

/** FQ-7. The field of a refusal whose reason is that a code is out already: the shopper can enter it. */
export const sentCodeField = 'code'

type Refusal = { code: string; fields: readonly { field: string }[]; retryAfterSeconds: number | undefined }

/** FQ-7. When another code can be sent, of a refusal because one was sent a moment ago; undefined for all others. */
export const secondsToResend = ({ fields, retryAfterSeconds }: Refusal): number | undefined =>
  fields.some(({ field }) => field === sentCodeField) ? retryAfterSeconds : undefined

/** FQ-7. Whether a code that was tried is wrong. Whatever else is refused can change, and then the same code is right. */
export const isWrongCode = ({ code, fields }: Refusal): boolean =>
  code === 'invalid' && fields.some(({ field }) => field === 'code')
