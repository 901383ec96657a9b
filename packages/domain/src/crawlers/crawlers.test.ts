import type { ContentSummary } from '@forecourt/contracts/content/content-page'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { csvLine } from '../text/csv.ts'
import { escapeMarkup } from '../text/markup.ts'
import { blogFeed } from './feed.ts'
import { llmsText } from './llms.ts'
import { robotsText } from './robots.ts'
import { maxSitemapEntries, sitemap } from './sitemap.ts'

const site = testSite()
const post = (path: string, published: string): ContentSummary => ({
  path,
  kind: 'post',
  title: `Tom & "Jerry" ${path}`,
  description: 'One <b>line</b>',
  published,
  author: 'Ann',
})

test.each([
  ['a & b', 'a &amp; b'],
  ['<tag attribute="1">', '&lt;tag attribute=&quot;1&quot;&gt;'],
  ['null \u0000 and \ud800', 'null  and '],
  ['tab\tand ünïcode 🚗', 'tab\tand ünïcode 🚗'],
])('%j in XML is %j', (text, escaped) => expect(escapeMarkup(text)).toBe(escaped))

test('a sitemap has an entry a page, with its day and its pictures, and no more than a file may hold', {
  tags: 'long',
}, () => {
  const entry = { url: 'https://a.example/b?c=1&d=2', changed: '2026-11-21', images: ['https://a.example/i.jpg'] }
  expect(sitemap([entry])).toContain(
    '<url><loc>https://a.example/b?c=1&amp;d=2</loc><lastmod>2026-11-21</lastmod>' +
      '<image:image><image:loc>https://a.example/i.jpg</image:loc></image:image></url></urlset>',
  )
  const many = Array.from({ length: maxSitemapEntries + 1 }, () => entry)
  expect(sitemap(many).match(/<url>/g)).toHaveLength(maxSitemapEntries)
})

test('robots.txt names the sitemap of the site itself', () => {
  expect(robotsText(site.url)).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`)
})

test('robots.txt allows every address that llms.txt names', () => {
  const rules = robotsText(site.url)
    .split('\n')
    .flatMap((line) => /^(Allow|Disallow): ([^*]*)$/.exec(line)?.slice(1) ?? [])
  const longest = (path: string) =>
    rules
      .flatMap((rule, at) => (at % 2 && path.startsWith(rule) ? [{ rule, is: rules[at - 1] }] : []))
      .toSorted((a, b) => b.rule.length - a.rule.length)[0]?.is ?? 'Allow'
  const text = llmsText({ site, locations: [], offers: [], pages: [] })
  const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/api/search')
  for (const path of paths) expect([path, longest(path)]).toEqual([path, 'Allow'])
  expect(longest('/api/leads')).toBe('Disallow')
})

test('[RT-16] the feed has posts alone, the newest first, with whole addresses', () => {
  const feed = blogFeed(site, [
    post('/blog/old', '2026-01-02'),
    { path: '/about-us', kind: 'page', title: 'About', description: 'Us' },
    post('/blog/new', '2026-11-20'),
  ])
  expect(
    [...feed.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>/g)].map(([, title, link]) => [title, link]),
  ).toEqual([
    ['Tom &amp; &quot;Jerry&quot; /blog/new', `${site.url}/blog/new`],
    ['Tom &amp; &quot;Jerry&quot; /blog/old', `${site.url}/blog/old`],
  ])
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 00:00:00 +0000</pubDate>')
})

test('llms.txt is Markdown that no title or description can break', () => {
  const pages = [{ path: '/a', kind: 'page' as const, title: 'A [b](c)\n# d', description: 'line\nbreak' }]
  const text = llmsText({ site, locations: site.locations.slice(0, 1), offers: [], pages })
  expect(text.split('\n')[0]).toBe(`# ${site.name}`)
  expect(text).toContain(`- [A b(c) # d](${site.url}/a): line break\n`)
  expect(text).not.toContain('## Offers')
})

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=HYPERLINK(1)', '+1', '-x', '-33.7', '@a'], "'=HYPERLINK(1),'+1,'-x,-33.7,'@a\r\n"],
])('%j as a line of CSV is %j', (values, line) => expect(csvLine(values)).toBe(line))
