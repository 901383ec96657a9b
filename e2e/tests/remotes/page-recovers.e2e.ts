import { readTenant } from '@forecourt/tenants'
import { ask, expect, test } from '../../src/harness.ts'
import { RemoteReleases } from '../../src/platform/remote-releases.ts'
import { dealers } from '../../src/stock/dealers.ts'

test.use({ platformOf: 'releases' })

const slug = dealers[0]

const failsForOneQuery = `
import { definePage, useRequest } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { VehiclePage } from './vehicle-page.tsx'

function Page(props: Parameters<typeof VehiclePage>[0]) {
  if (useRequest().query === 'fault=1') throw new Error('broken for one query')
  return VehiclePage(props)
}

export const page = definePage({ load, head, Page })
`

test('[MF-4] a page that throws for one query works again for the next, and after Back', async ({ platform, open }) => {
  const releases = await RemoteReleases.open(platform, 'vehicle')
  const good = await releases.serving(slug)
  try {
    await releases.copy.write('src/vehicle/page.ts', failsForOneQuery)
    await releases.promote(await releases.publish(), slug)
    const { body } = await ask(platform.siteUrl(slug) + readTenant(slug).paths.search)
    const page = await open(slug, { required: [/Part of the page failed\. Error: broken for one query/] })
    const failed = page.getByRole('heading', { name: 'This part of the page did not load' })
    const vehicle = page.getByRole('region', { name: /^Photos of/ })
    const goTo = (query: string) => page.evaluate((to) => void navigation.navigate(to), query)

    await page.goto(body.match(/href="(\/cars\/[^"]+)"/)?.[1] ?? '')
    await expect(vehicle).toBeVisible()
    await goTo('?fault=1')
    await expect(failed).toBeVisible()
    await page.goBack()
    await expect(vehicle).toBeVisible()
    await expect(failed).toHaveCount(0)
    await page.goForward()
    await expect(failed).toBeVisible()
    await goTo('?fault=0')
    await expect(vehicle).toBeVisible()
    await releases.promote(good, slug)
  } finally {
    await releases.copy.remove()
  }
})
