import { readTenant } from '@forecourt/tenants'
import { afterHydration } from '../../src/browser/is-hydrated.ts'
import { showPart } from '../../src/browser/show-part.ts'
import { ask, expect, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers } from '../../src/stock/dealers.ts'

const slug = dealers[0]
const { paths } = readTenant(slug)

test('[MF-1] a remote’s code loads only when a page or a visible part needs it', async ({ open }) => {
  const page = await open(slug)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Before the page is quiet: what the first tap needs also comes a while after the first view.
  await page.goto(paths.search)
  expect(asked.filter((path) => path.startsWith('/remotes/vehicle/'))).toEqual([])
  await new ResultsPage(page).cards.first().click()
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible()
  expect(asked.some((path) => path.startsWith('/remotes/vehicle/'))).toBe(true)
})

test('[MF-5] React, jotai and the shell’s interface are loaded once, with all five remotes', async ({
  platform,
  open,
}) => {
  const page = await open(slug)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(paths.search)
  await page.goto((await new ResultsPage(page).cards.first().getAttribute('href')) ?? '')
  await showPart(page, 'similar-vehicles')
  await expect(page.locator('[data-part="similar-vehicles"]').getByRole('link').first()).toBeVisible()
  for (const path of ['/finance', '/enquire', '/contact-us']) {
    await page.goto(path)
    await afterHydration(page)
  }
  // What a document has loaded can be read no more once it is left: each is asked for again.
  const files = [...asked].filter((path) => path.endsWith('.js'))
  const scripts = await Promise.all(
    files.map(async (path) => ({ path, text: (await ask(platform.siteUrl(slug) + path)).body })),
  )
  const holding = (mark: string) => scripts.filter(({ text }) => text.includes(mark)).map(({ path }) => path)
  const entries = files.filter((path) => path.endsWith('/entry.js')).map((path) => path.split('/')[2])
  expect(entries.toSorted()).toEqual(['finance', 'forms', 'locations', 'search', 'vehicle'])
  expect(holding('react.transitional.element')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
  expect(holding('is only there inside the shell')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
  expect(holding('no atom init')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
})
