import { expect, test } from 'vitest'
import { internalLinks, sitemapPaths } from './document-links.ts'
import { bytesByPart } from './document-weight.ts'
import { jsonLdProblems } from './schema-org.ts'

test('links are those of the own site, each once, without their fragment', () => {
  const html = `<a href="/a?b=1&amp;c=2">x</a><a class="y" href="/a?b=1&amp;c=2#d">x</a><a href="#top">x</a>
    <a href="https://elsewhere.example/">x</a><a href="tel:+61255504120">x</a><a href="b">x</a>`
  expect(internalLinks(html, 'http://site.localhost:1/folder/page')).toEqual([
    '/a?b=1&c=2',
    '/folder/page',
    '/folder/b',
  ])
})

test('a sitemap names paths, whatever the host that is canonical', () => {
  expect(sitemapPaths('<loc>https://a.example/b?c=1&amp;d=2</loc><loc>https://a.example/</loc>')).toEqual([
    '/b?c=1&d=2',
    '/',
  ])
})

test('what the menu adds is counted compressed', () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at * 7919}`).join(' ')
  const { menu, footer } = bytesByPart(`<p>x</p><nav class="a" id="site-menu"><ul>${words}</ul></nav><p>y</p>`)
  expect(menu).toBeGreaterThan(500)
  expect(menu).toBeLessThan(words.length)
  expect(footer).toBe(0)
})

const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`

test.each<[unknown, string[]]>([
  [{ '@context': 'https://schema.org', '@type': 'AutoDealer', name: 'A' }, []],
  [{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Unicorn' }] }, ['JSON-LD of the type "Unicorn"']],
  [{ '@context': 'https://schema.org', '@type': 'Brand', horns: 1 }, ['JSON-LD Brand.horns']],
  [
    { '@context': 'https://schema.org', '@type': 'Car', offers: { '@type': 'Offer', prize: 1 } },
    ['JSON-LD Offer.prize'],
  ],
  [{ '@type': 'Brand', name: 'A' }, ['JSON-LD without the context of schema.org']],
  ['{', ['JSON-LD that is no JSON']],
])('%j has the problems %j', (data, problems) => expect(jsonLdProblems(script(data))).toEqual(problems))
