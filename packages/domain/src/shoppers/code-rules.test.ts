import { expect, test } from 'vitest'
import { type Allowance, type CodeLimit, codeLimits, codeRules, limitMessage } from './code-rules.ts'

/** How often in the first 24 hours at most: what is there at once, and what comes back. */
const perDay = ({ burst, perHour }: Allowance): number => Math.floor(burst + 24 * perHour)

type Attacker = Record<'addresses' | 'phones' | 'sites', number> & { challenges?: number }

/**
 * The maximum codes that an attacker can try in 24 hours with these numbers of addresses, sites and victims' phones, and of challenges
 * that people passed for them: each is a code above a site's share.
 */
function guessesPerDay({ addresses, phones, sites, challenges = 0 }: Attacker): number {
  const sent = Math.min(
    phones * perDay(codeLimits.sentToPhone),
    addresses * perDay(codeLimits.sentFromAddress),
    sites * perDay(codeLimits.sentBySite) + challenges,
    perDay(codeLimits.sentByPlatform),
  )
  return Math.min(sent * codeRules.maxTries, addresses * perDay(codeLimits.triedFromAddress))
}

/** The probability that at least one guess is right; codes are uniform. */
const chanceOf = (guesses: number): number => -Math.expm1(guesses * Math.log1p(-1 / 10 ** codeRules.digits))

const many = { addresses: 1_000, phones: 1_000_000, sites: 500 }

test('[FQ-8] codes that are sent in a day, by what limits them', () => {
  expect(Object.fromEntries(Object.entries(codeLimits).map(([name, limit]) => [name, perDay(limit)]))).toEqual({
    sentToPhone: 28,
    sentFromAddress: 148,
    askedFromAddress: 1520,
    triedFromAddress: 372,
    sentBySite: 540,
    sentByPlatform: 1500,
  })
})

test.each([
  ['one phone, from one address', { addresses: 1, phones: 1, sites: 1 }, 140],
  ['one phone, with 1,000 addresses', { addresses: 1_000, phones: 1, sites: 1 }, 140],
  ['one phone, on all sites, with 1,000 addresses', { addresses: 1_000, phones: 1, sites: 500 }, 140],
  ['any phone, from one address', { addresses: 1, phones: 1_000_000, sites: 500 }, 372],
  ['any phone of one site, with 1,000 addresses', { ...many, sites: 1 }, 2_700],
  [
    'any phone of one site, with 1,000 addresses and 500 passed challenges',
    { ...many, sites: 1, challenges: 500 },
    5_200,
  ],
  ['any phone of one site, with any number of passed challenges', { ...many, sites: 1, challenges: 1e6 }, 7_500],
  ['any phone of any site, with 1,000 addresses', many, 7_500],
])('[FQ-8] [WL-8] an attacker on %s can try %o: %i codes a day', (_, attacker, guesses) => {
  expect(guessesPerDay(attacker)).toBe(guesses)
})

test('[WL-8] a day of guessing succeeds less than once in 7,000 against one phone, and once in 130 against all there are', () => {
  expect(1 / chanceOf(140)).toBeGreaterThan(7_000)
  expect(1 / chanceOf(7_500)).toBeGreaterThan(130)
})

test.each([
  ['sentFromAddress', 2, 152],
  ['askedFromAddress', 3, 1520],
  ['triedFromAddress', 3, 375],
] as const)(
  '[FQ-8] %s: twenty people at one address do it %i times each, and a program no more than %i times in a day',
  (limit, each, maxPerDay) => {
    expect(codeLimits[limit].burst).toBeGreaterThanOrEqual(20 * each)
    expect(perDay(codeLimits[limit])).toBeLessThanOrEqual(maxPerDay)
  },
)

test('[FQ-8] one phone gets as many codes as before, and each as many tries', () => {
  expect([codeLimits.sentToPhone, codeRules.maxTries]).toEqual([{ burst: 4, perHour: 1 }, 5])
})

test.each(Object.keys(codeLimits) as CodeLimit[])(
  '[FQ-8] of %s a shopper reads the words of the specification, which limit it is, and when it ends',
  (limit) => {
    expect(limitMessage(limit, 1200)).toMatch(
      /^Too many verification attempts\. Please try again later\. .+\. You can .+ in 20 minutes\.$/,
    )
  },
)
