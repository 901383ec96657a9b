import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { complianceProblems, textProblems } from './file-rules.ts'

const { copy, locations } = testSite()
const sentence = '$99 a week, 5.42% comparison rate, over 5 years, at 4.99% interest, $3,000 deposit, no final payment'
const withTagline = (tagline: string, more: Partial<Site> = {}) => testSite({ copy: { ...copy, tagline }, ...more })

test.each<[string, Site, string, RegExp]>([
  ['an interest rate alone', withTagline('Finance from 4.99% p.a.'), 'copy.tagline', /section 160/],
  ['an interest rate in words', withTagline('Interest from 4.99 on demos'), 'copy.tagline', /section 160/],
  ['a repayment alone', withTagline('Drive away from $99 a week'), 'copy.tagline', /RG 178/],
  ['rates from a figure', withTagline('Rates from 5.99%'), 'copy.tagline', /section 160/],
  ['an annual percentage rate', withTagline('2.9% APR on demos'), 'copy.tagline', /section 160/],
  ['finance from a figure', withTagline('Finance from 3.9%'), 'copy.tagline', /section 160/],
  ['a repayment, pw', withTagline('From $99pw'), 'copy.tagline', /RG 178/],
  ['a repayment, p/w', withTagline('From $99 p/w'), 'copy.tagline', /RG 178/],
  ['a repayment, /wk', withTagline('From $99/wk'), 'copy.tagline', /RG 178/],
  ['a repayment, weekly', withTagline('Only $99 weekly'), 'copy.tagline', /RG 178/],
  ['a repayment by the month', withTagline('Only $399/month'), 'copy.tagline', /RG 178/],
  ...['term', 'deposit', 'final payment', 'interest'].map((left): [string, Site, string, RegExp] => [
    `a repayment without its ${left}`,
    withTagline(sentence.replace(new RegExp(`[^,]*${left === 'term' ? '5 years' : left}[^,]*`), '')),
    'copy.tagline',
    /RG 234/,
  ]),
  [
    'a disclaimer’s rate alone',
    testSite({ finance_rules: { excluded_dealerships: [], disclaimer: 'At 7.5% per annum.' } }),
    'finance_rules.disclaimer',
    /section 160/,
  ],
  [
    'a place without a licence',
    testSite({ locations: locations.map(({ dealer_license_number: _, ...location }) => location) }),
    'locations[0].dealer_license_number',
    /section 19A/,
  ],
])('%s is refused with place, rule and what to do', (_, site, path, rule) => {
  expect(complianceProblems(site)).toEqual([{ path, found: expect.any(String), allowed: expect.stringMatching(rule) }])
})

test.each<[string, Site]>([
  ['a site that says nothing of finance', testSite()],
  ['a rate with its comparison rate', withTagline('4.99% p.a., comparison rate 5.42%')],
  ['a repayment with its terms', withTagline(sentence)],
  ['a subscription by the week', withTagline('From $229 a week', { pricing: 'subscription' })],
  ['a share that is no rate', withTagline('100% Australian')],
  ['a rate of replies', withTagline('A reply rate of 98%')],
  ['a price with a word after it', withTagline('From $9,990 pickup only')],
])('%s is not', (_, site) => expect(complianceProblems(site)).toEqual([]))

test('a text of a content page is under the same rules', () => {
  expect(textProblems('Drive it for $99pw.', testSite())).toEqual([
    { found: '"Drive it for $99pw."', allowed: expect.stringMatching(/RG 178/) },
  ])
  expect(textProblems('Drive it for $99pw.', testSite({ pricing: 'subscription' }))).toEqual([])
})
