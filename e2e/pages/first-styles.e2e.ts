import { readTenant } from '@forecourt/tenants'
import { api, car, departments, everyRemote } from '../src/compliance/compliance-site.ts'
import { desktop, expect, type Page, phone, test } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

/** The document as it is before its scripts run. */
async function withoutShell(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="module"[^>]*><\/script>/, '')
    await route.fulfill({ response, body })
  })
}

const properties =
  'display position width height top left margin padding border border-radius color background-color background-image box-shadow ' +
  'opacity visibility overflow z-index font letter-spacing text-align text-decoration white-space list-style-type gap order ' +
  'grid-template-columns align-items justify-content transform clip-path fill stroke object-fit cursor animation-name content'

/** How each element looks, with what is before and after it, in the document's order. */
const looks = (page: Page): Promise<string[][]> =>
  page.evaluate((names) => {
    const lookOf = (element: Element, pseudo = '') => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return []
      const what = `${element.tagName} ${element.getAttribute('class')}${pseudo}`
      return names.map((name) => `${what} has ${name}: ${style.getPropertyValue(name)}`)
    }
    // Matches all rules again: of `:has(+ *)` in the base styles Chromium may miss that the next element has arrived.
    document.documentElement.hidden = true
    document.body.getBoundingClientRect()
    document.documentElement.hidden = false
    return Array.from(document.querySelectorAll('body, body *:not(svg *)'), (element) =>
      ['', '::before', '::after'].flatMap((pseudo) => lookOf(element, pseudo)),
    )
  }, properties.split(' '))

/** Adds the sheets that the document preloads, as its scripts do. */
const addSheets = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
    for (const { href } of preloads)
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
        document.head.append(link)
      })
    return preloads.length
  })

for (const tenant of ['harbourside', 'meridian'])
  for (const at of [phone, desktop])
    test(`a document looks as it does with its whole sheets: ${tenant} (${at.name})`, async ({ open }) => {
      const site = readTenant(tenant)
      const answers = [...api, departments, tenantContent(tenant), ...siteAnswers(site)]
      const page = await open({ remotes: everyRemote, api: answers, tenant }, { at })
      await withoutShell(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['/', site.paths.search, `/cars/${car.slug}`, '/service', '/no-such-page']) {
        await page.goto(path)
        const before = await looks(page)
        expect(await addSheets(page), path).toBeGreaterThan(0)
        const after = await looks(page)
        const changed = after.flatMap((look, index) => look.filter((one, at) => one !== before[index]?.[at]))
        expect(changed, path).toEqual([])
      }
    })
