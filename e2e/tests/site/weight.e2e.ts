import type { Site } from '@forecourt/contracts/site/site'
import { listTenants, readTenant } from '@forecourt/tenants'
import { bytesByPart, compressedBytes } from '../../src/crawl/document-weight.ts'
import { ask, expect, test } from '../../src/harness.ts'

/** Bytes of a document in Brotli, its inlined styles and data with it. */
const budgets = [
  { page: 'results', maxBytes: 26_000, pathOf: async (_: string, { paths }: Site) => paths.search },
  { page: 'home', maxBytes: 24_000, pathOf: async () => '/' },
  { page: 'a vehicle', maxBytes: 24_000, pathOf: firstVehicle },
  { page: 'a form', maxBytes: 16_000, pathOf: firstForm },
]

/** A subscription has no workshop. */
async function firstForm(siteUrl: string): Promise<string> {
  const { status } = await ask(`${siteUrl}/service`)
  return status === 200 ? '/service' : '/enquire'
}

async function firstVehicle(siteUrl: string, { paths }: Site): Promise<string> {
  const { body } = await ask(siteUrl + paths.search)
  return /href="(\/cars\/[^"?#]+)"/.exec(body)?.[1] ?? ''
}

for (const { page, maxBytes, pathOf } of budgets)
  test(`the document of ${page} weighs at most ${maxBytes} bytes on every site`, { tag: '@core' }, async ({
    platform,
  }) => {
    for (const slug of listTenants()) {
      const url = platform.siteUrl(slug)
      const site = readTenant(slug)
      await expect.poll(async () => (await ask(url + site.paths.search)).status, { timeout: 60_000 }).toBe(200)
      const { body, status } = await ask(url + (await pathOf(url, site)))
      expect(status, slug).toBe(200)
      const weight = compressedBytes(body)
      console.log(`${slug}, ${page}: ${weight} bytes`)
      expect(weight, `${slug} ${JSON.stringify(bytesByPart(body), null, 2)}`).toBeLessThanOrEqual(maxBytes)
    }
  })
