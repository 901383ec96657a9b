import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { complianceProblems } from './file-rules.ts'

const { copy, locations } = testSite()
const withTagline = (tagline: string, more: Partial<Site> = {}) => testSite({ copy: { ...copy, tagline }, ...more })

test.each<[string, Site, string, RegExp]>([
  ['an interest rate alone', withTagline('Finance from 4.99% p.a.'), 'copy.tagline', /section 160/],
  ['an interest rate in words', withTagline('Interest from 4.99 on demos'), 'copy.tagline', /section 160/],
  ['a repayment alone', withTagline('Drive away from $99 a week'), 'copy.tagline', /RG 178/],
  ['a repayment by the month', withTagline('Only $399/month'), 'copy.tagline', /RG 178/],
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
  ['a subscription by the week', withTagline('From $229 a week', { pricing: 'subscription' })],
  ['a share that is no rate', withTagline('100% Australian')],
])('%s is not', (_, site) => expect(complianceProblems(site)).toEqual([]))
