/** FQ-7, WL-8. A code: six digits that work for ten minutes and five tries, and can be sent again after half a minute. */
export const codeRules = {
  digits: 6,
  validSeconds: 600,
  maxTries: 5,
  resendSeconds: 30,
} as const

/** `burst` at once, then `perHour` more each hour. */
type Allowance = { burst: number; perHour: number }

/**
 * FQ-8. How many codes are sent and tried, by what they count for. The phone's holds on all sites together, so that no phone is
 * flooded through many of them; above the site's share a shopper passes the challenge; the platform's is what SMS may cost: 1,500
 * messages in a day, half of them at once. `askedFromAddress` is for the question alone, which sends nothing.
 */
export const codeLimits = {
  sentToPhone: { burst: 4, perHour: 1 },
  sentFromAddress: { burst: 8, perHour: 6 },
  askedFromAddress: { burst: 60, perHour: 60 },
  triedFromAddress: { burst: 15, perHour: 15 },
  sentBySite: { burst: 60, perHour: 20 },
  sentByPlatform: { burst: 750, perHour: 31.25 },
} as const satisfies Record<string, Allowance>

/** How often in the first 24 hours at most: what is there at once, and what comes back. */
export const perDay = ({ burst, perHour }: Allowance): number => Math.floor(burst + 24 * perHour)

type Attacker = Record<'addresses' | 'phones' | 'sites', number> & { challenges?: number }

/**
 * The maximum codes that an attacker can try in 24 hours with these numbers of addresses, sites and victims' phones, and of challenges
 * that people passed for them: each is a code above a site's share.
 */
export function guessesPerDay({ addresses, phones, sites, challenges = 0 }: Attacker): number {
  const sent = Math.min(
    phones * perDay(codeLimits.sentToPhone),
    addresses * perDay(codeLimits.sentFromAddress),
    sites * perDay(codeLimits.sentBySite) + challenges,
    perDay(codeLimits.sentByPlatform),
  )
  return Math.min(sent * codeRules.maxTries, addresses * perDay(codeLimits.triedFromAddress))
}

/** The probability that at least one guess is right; codes are uniform. */
export const chanceOf = (guesses: number): number => -Math.expm1(guesses * Math.log1p(-1 / 10 ** codeRules.digits))
