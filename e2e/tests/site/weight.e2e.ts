import type { Site } from '@forecourt/contracts/site/site'
import { listTenants, readTenant } from '@forecourt/tenants'
import { bytesByPart, compressedBytes } from '../../src/crawl/document-weight.ts'
import { holdIdleWork } from '../../src/crawl/hold-idle-work.ts'
import { type PageKind, pageBudgets } from '../../src/crawl/page-budgets.ts'
import { ask, expect, type Page, phone, test } from '../../src/harness.ts'

const paths: Record<PageKind, (siteUrl: string, site: Site) => Promise<string>> = {
  results: async (_, { paths }) => paths.search,
  home: async () => '/',
  'a vehicle': firstVehicle,
  finance: financePage,
  'a form': firstForm,
}
const kinds = Object.keys(pageBudgets) as PageKind[]

/**
 * Scripts are the same for every dealer (TN-5): all of them are visited for the page with the most parts of a dealer's choice, one for each
 * other. Of the two forms it is the one with more fields.
 */
const visited: Record<PageKind, readonly string[]> = {
  results: ['harbourside'],
  home: listTenants(),
  'a vehicle': ['harbourside'],
  finance: ['harbourside'],
  'a form': ['drivewise'],
}

/** A subscription has no finance: of such a site it is a form. */
async function financePage(siteUrl: string): Promise<string> {
  const { status } = await ask(`${siteUrl}/personalised/finance`)
  return status === 200 ? '/personalised/finance' : '/enquire'
}

/** A subscription has no workshop. */
async function firstForm(siteUrl: string): Promise<string> {
  const { status } = await ask(`${siteUrl}/service`)
  return status === 200 ? '/service' : '/enquire'
}

async function firstVehicle(siteUrl: string, { paths }: Site): Promise<string> {
  const { body } = await ask(siteUrl + paths.search)
  return /href="(\/cars\/[^"?#]+)"/.exec(body)?.[1] ?? ''
}

/** The scripts of the first view of a page, by address, with their bytes. */
async function scriptsOf(page: Page, path: string): Promise<Record<string, number>> {
  const requests = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js'))
      requests.set(
        pathname,
        request.sizes().then((sizes) => sizes.responseHeadersSize + sizes.responseBodySize),
      )
  })
  await holdIdleWork(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return Object.fromEntries(await Promise.all([...requests].map(async ([name, bytes]) => [name, await bytes] as const)))
}

for (const kind of kinds) {
  const { document: maxBytes, scripts: maxScriptBytes } = pageBudgets[kind]

  test(`the first view of ${kind} loads at most ${maxScriptBytes} bytes of scripts`, async ({ platform, open }) => {
    for (const slug of visited[kind]) {
      const page = await open(slug, { at: phone })
      const scripts = await scriptsOf(page, await paths[kind](platform.siteUrl(slug), readTenant(slug)))
      const bytes = Object.values(scripts).reduce((sum, each) => sum + each, 0)
      console.log(`${slug}, ${kind}: ${bytes} bytes of scripts`)
      expect(Object.keys(scripts), slug).toContainEqual(expect.stringMatching(/^\/assets\/main\./))
      expect(bytes, `${slug} ${JSON.stringify(scripts, null, 2)}`).toBeLessThanOrEqual(maxScriptBytes)
    }
  })

  test(`the document of ${kind} weighs at most ${maxBytes} bytes on every site`, { tag: '@core' }, async ({
    platform,
  }) => {
    for (const slug of listTenants()) {
      const url = platform.siteUrl(slug)
      const site = readTenant(slug)
      await expect.poll(async () => (await ask(url + site.paths.search)).status, { timeout: 60_000 }).toBe(200)
      const { body, status } = await ask(url + (await paths[kind](url, site)))
      expect(status, slug).toBe(200)
      const weight = compressedBytes(body)
      console.log(`${slug}, ${kind}: ${weight} bytes`)
      expect(weight, `${slug} ${JSON.stringify(bytesByPart(body), null, 2)}`).toBeLessThanOrEqual(maxBytes)
    }
  })
}
