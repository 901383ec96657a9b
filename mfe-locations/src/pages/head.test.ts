import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { publicSite } from '@forecourt/contracts/site/public-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import type { PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { head } from './head.ts'

const site = publicSite(testSite())
const base: ContentPage = { path: '/about-us', kind: 'page', title: 'About us', description: 'Who we are', blocks: [] }
const context = (path: string): PageContext => ({ request: { path, params: {}, query: '' }, site })

function headOf(fields: Partial<ContentPage>) {
  const page = { ...base, ...fields }
  const made = head({ page, stock: null, nowSeconds: 0 }, context(page.path))
  return { ...made, graph: made.jsonLd?.['@graph'] as Record<string, unknown>[] }
}

test('the questions of every FAQ block are one FAQPage, their answers plain text', () => {
  const faq = (question: string, answer: string) => ({
    kind: 'faq' as const,
    title: 'Questions',
    items: [{ question, answer }],
  })
  const { graph } = headOf({
    blocks: [
      faq('Parts & service?', '<p><strong>Yes</strong>: parts &#x26; service,\n&#x3C; 5 km.</p><p>Daily.</p>'),
      { kind: 'text', html: '<p>Words</p>' },
      faq('New?', '<p>No</p>'),
    ],
  })
  const answered = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  expect(graph.filter((node) => node['@type'] === 'FAQPage')).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [answered('Parts & service?', 'Yes : parts & service, < 5 km. Daily.'), answered('New?', 'No')],
    },
  ])
  expect(headOf({}).graph.map((node) => node['@type'])).toEqual(['BreadcrumbList'])
})

test('[RT-16] a post is a BlogPosting with its author and its day', () => {
  const { graph } = headOf({ path: '/blog/first', kind: 'post', published: '2026-10-05', author: 'Ann' })
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      datePublished: '2026-10-05',
      author: { '@type': 'Person', name: 'Ann' },
      mainEntityOfPage: `${site.url}/blog/first`,
    }),
  )
})

test.each([
  [{}, undefined],
  [{ noindex: true }, true],
  [{ preview: true }, true],
  [{ preview: false }, true],
])('a page with %j is out of search engines: %s', (fields, noIndex) => {
  expect(headOf(fields).noIndex).toBe(noIndex)
})
