import { readTenant } from '@forecourt/tenants'
import { showPart } from '../../src/browser/show-part.ts'
import { expect, test } from '../../src/harness.ts'
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

test('[MF-5] React, jotai and the shell’s interface are loaded once, for any number of remotes', async ({ open }) => {
  const page = await open(slug)
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, await response.text().catch(() => ''))
  })
  await page.goto(paths.search)
  await page.goto((await new ResultsPage(page).cards.first().getAttribute('href')) ?? '')
  await showPart(page, 'similar-vehicles')
  await expect(page.locator('[data-part="similar-vehicles"]').getByRole('link').first()).toBeVisible()
  const holding = (mark: string) => [...scripts].filter(([, text]) => text.includes(mark)).map(([path]) => path)
  expect([...scripts.keys()].filter((path) => path.endsWith('/entry.js')).length).toBeGreaterThanOrEqual(2)
  expect(holding('react.transitional.element')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
  expect(holding('is only there inside the shell')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
  expect(holding('no atom init')).toEqual([expect.stringMatching(/^\/assets\/main\./)])
})
