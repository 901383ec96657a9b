import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { expect, test } from 'vitest'
import { withPreviewLinks } from './preview-links.ts'

const pages = [{ path: '/about-us' }, { path: '/blog/first' }, { path: '/sportage' }]
const entry = { title: 'T', description: 'D', make: 'Kia', model: 'Sportage', body: 'SUV' }

test.each([
  ['/blog/first', '/blog/first?preview=k'],
  ['/about-us#team', '/about-us?preview=k#team'],
  ['/about-us?a=b#team', '/about-us?preview=k&a=b#team'],
  ['/finance', '/finance'],
  ['/about-us/team', '/about-us/team'],
  ['https://dealer.example/about-us', 'https://dealer.example/about-us'],
  ['tel:+61755506340', 'tel:+61755506340'],
])('on a preview, a link to %s leads to %s', (href, kept) => {
  const page: ContentPage = {
    ...{ path: '/about-us', kind: 'page', title: 'About us', description: 'Us', preview: true },
    blocks: [
      { kind: 'text', html: `<p>href="${href}" <a href="${href}">Here</a> <img src="${href}"></p>` },
      { kind: 'hero', heading: 'Us', alt: '', actions: [{ label: 'Go', href }] },
      { kind: 'models', entries: [{ ...entry, path: href }] },
    ],
    models: [{ ...entry, path: href }],
  }
  expect(withPreviewLinks(page, 'k', pages)).toEqual({
    ...page,
    blocks: [
      { kind: 'text', html: `<p>href="${href}" <a href="${kept}">Here</a> <img src="${href}"></p>` },
      { kind: 'hero', heading: 'Us', alt: '', actions: [{ label: 'Go', href: kept }] },
      { kind: 'models', entries: [{ ...entry, path: kept }] },
    ],
    models: [{ ...entry, path: kept }],
  })
})
