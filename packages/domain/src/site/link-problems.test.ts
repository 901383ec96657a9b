import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { answeringPattern, linkProblems } from './link-problems.ts'

const patterns = ['/', '{search}', '{breadcrumbs}', '/cars/:slug', '/success', '/enquire', '/pages/*rest']
const withLink = (href: string) => ({ ...testSite(), menu: [{ label: 'x', href }], footer: [] })

test.each([
  '/',
  '/search/new-used-and-demo-cars/?make=Kia',
  '/search/new-used-and-demo-cars',
  '/cars/2021-kia-rio#photos',
  '/Success',
  '/pages/eofy/utes',
  'https://elsewhere.example/x',
  'tel:1800160401',
])('%s can be linked', (href) => expect(linkProblems(withLink(href), patterns)).toEqual([]))

test.each(['/finance/', '/cars', '/cars/a/b', '/pages/', '/used-car/'])('%s is a page of no remote', (href) => {
  expect(linkProblems(withLink(href), patterns)).toMatchObject([{ path: 'menu[0].href', found: JSON.stringify(href) }])
})

test.each([
  ['/enquire', '/enquire'],
  ['/cars/a-page', '/cars/:slug'],
  ['/pages/eofy', '/pages/*rest'],
  ['/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars/'],
  ['/about-us', undefined],
  ['/blog/first', undefined],
])('a content page at %s would be behind %s', (path, pattern) => {
  const open = ['/:page', '/:section/:page']
  expect(answeringPattern(path, { paths: testSite().paths, patterns: [...patterns, ...open] })).toBe(pattern)
})

test('a link that is refused names the nearest page', () => {
  expect(linkProblems(withLink('/enquirey'), patterns)[0]?.allowed).toBe(
    'a page of a remote, such as "/", "/enquire", "/search/new-used-and-demo-cars/", "/success"; the nearest is "/enquire"',
  )
})

test('what promotions, offers and the popup link to is looked at too', () => {
  const promo = { title: 'x', href: '/offers/' }
  const popup = { src: 'a.avif', linkTo: '/x', title: 'x', buttonText: 'x' }
  const home = { hero: { heading: 'x', look: 'full', search: [] }, sections: [{ kind: 'promos', tiles: [promo] }] }
  const offers = [{ model: { name: 'x', slug: 'x', override_url: '/gone' } }, {}]
  const site = { ...testSite(), menu: [], footer: [], popup, home, offers } as unknown as Parameters<
    typeof linkProblems
  >[0]
  expect(linkProblems(site, patterns).map(({ path }) => path)).toEqual([
    'home.sections[0].tiles[0].href',
    'offers[0].model.override_url',
    'popup.linkTo',
  ])
})
