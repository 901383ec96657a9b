import type { Offer } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { exploreHref } from './explore-href.ts'
import { cutText, plainText } from './offer-text.ts'
import { leadingOffers, offerFigures, offerPath, shownOffers } from './shown-offers.ts'

const offer = (fields: Partial<Offer>): Offer => ({ id: 'an-offer', name: 'An offer', description: 'Words', ...fields })
/** Saturday noon in Sydney. */
const now = new Date('2026-11-21T01:00:00Z')
const shown = (...offers: Offer[]) => shownOffers(testSite({ offers }), now).map(({ id }) => id)

describe('[OF-3] offers of today', () => {
  test.each<[string, Partial<Offer>, boolean]>([
    ['without dates', {}, true],
    ['on its first day', { starts: '2026-11-21' }, true],
    ['the day before', { starts: '2026-11-22' }, false],
    ['on its last day', { ends: '2026-11-21' }, true],
    ['the day after', { ends: '2026-11-20' }, false],
    ['with the site excluded', { excluded_website_ids: ['harbourside', 'northgate'] }, false],
    ['with another site excluded', { excluded_website_ids: ['harbourside'] }, true],
  ])('%s', (_, fields, isShown) => expect(shown(offer(fields))).toEqual(isShown ? ['an-offer'] : []))

  test('the day is that of the dealer, not of the server', () => {
    const ends = offer({ ends: '2026-11-21' })
    expect(shownOffers(testSite({ offers: [ends] }), new Date('2026-11-21T12:59:00Z'))).toHaveLength(1)
    expect(shownOffers(testSite({ offers: [ends] }), new Date('2026-11-21T13:00:00Z'))).toHaveLength(0)
  })

  test('the featured come first, others as they are listed', () => {
    const listed = [offer({ id: 'b' }), offer({ id: 'a', featured: true }), offer({ id: 'c' })]
    expect(shown(...listed)).toEqual(['a', 'b', 'c'])
  })
})

const rates = { finance: { rate: 6.9, comparison_rate: 7.4 } }
test.each<[string, Partial<Offer>[], ReturnType<typeof offerFigures>]>([
  ['no offer', [], []],
  ['words and a price', [{}, { price: { amount: 20_000 } }], ['words', 'prices']],
  ['a note', [{ note: 'In stock' }], ['prices']],
  ['rates beside a price', [{ ...rates, price: { amount: 20_000 } }], ['rates']],
  ['more than are in the row', [{}, {}, {}, rates], ['words', 'words', 'words']],
])('a row of offers with %s', (_, offers, figures) => {
  expect(offerFigures(leadingOffers(offers.map(offer)))).toEqual(figures)
})

/** Of words, so that a cut falls at the end of one. */
const words = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length)

describe('[OF-2]', () => {
  test.each([
    ['description', 200, false],
    ['description', 201, true],
    ['disclaimer', 200, false],
    ['disclaimer', 201, true],
  ] as const)('a %s of %i characters is cut: %s', (kind, length, isCut) => {
    expect(cutText('x'.repeat(length), kind).isCut).toBe(isCut)
  })

  test('a description is cut at 160 and a disclaimer at 200', () => {
    expect(cutText('x'.repeat(300), 'description').text).toBe(`${'x'.repeat(160)}…`)
    expect(cutText('x'.repeat(300), 'disclaimer').text).toBe(`${'x'.repeat(200)}…`)
  })

  test('a cut never leaves half a word or a comma', () => {
    const { text } = cutText(words(300), 'description')
    expect(text).toMatch(/word…$/)
    expect(text.length).toBeLessThanOrEqual(161)
    expect(cutText(`${'x'.repeat(155)}, and ${'y'.repeat(100)}`, 'description').text).toBe(`${'x'.repeat(155)}, and…`)
  })

  test('characters of two code units count once and stay whole', () => {
    expect(cutText('🚗'.repeat(200), 'description').isCut).toBe(false)
    expect([...cutText('🚗'.repeat(201), 'description').text]).toHaveLength(161)
  })
})

test.each([
  ['<p>One &amp; two</p><p>Three</p>', 'One & two\nThree'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<script>alert(1)</script>Safe<style>p{}</style>', 'Safe'],
  ['<b onclick="x()">Bold</b> &lt;b&gt;', 'Bold <b>'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['Plain   text\n\n  with lines ', 'Plain text\nwith lines'],
])('%j is shown as %j', (html, text) => expect(plainText(html)).toBe(text))

test('[RT-13] an offer of a make has the make in its address', () => {
  expect(offerPath(offer({}))).toBe('/offers/an-offer')
  expect(offerPath(offer({ manufacturer: { name: 'Kia', slug: 'kia' } }))).toBe('/offers/kia/an-offer')
})

test('[OF-1] Explore leads to the model’s own page, else to its stock', () => {
  const site = testSite({ paths: { ...testSite().paths, search: '/search/all-stock/' } })
  const model = { name: 'EV5', slug: 'ev5' }
  const manufacturer = { name: 'Kia', slug: 'kia' }
  expect(exploreHref(offer({}), site)).toBeUndefined()
  expect(exploreHref(offer({ model, manufacturer }), site)).toBe('/search/all-stock/?make=Kia&model=EV5')
  expect(exploreHref(offer({ model: { ...model, override_url: '/ev5' }, manufacturer }), site)).toBe('/ev5')
})
