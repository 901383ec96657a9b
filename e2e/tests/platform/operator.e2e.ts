import { join } from 'node:path'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { listTenants, readTenant } from '@forecourt/tenants'
import { desktop, expect, expectNoAxeViolations, phone, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const slugs = listTenants()
const remotes = remoteFolders(join(import.meta.dirname, '../../..')).map(({ name }) => name)

for (const at of [phone, desktop]) {
  test(`the operator's page lists the sites, the released remotes and the latest imports at ${at.name}`, async ({
    open,
    platform,
  }) => {
    const page = await open(slugs[0] ?? '', { at })
    await page.goto(platform.operatorUrl)

    await expect(page.getByRole('heading', { level: 1, name: 'Local platform' })).toBeVisible()
    await expect(page.getByText('All parts answer')).toBeVisible()
    const serving = page.getByRole('region', { name: 'Remotes' })
    await expect(serving.getByRole('rowheader')).toHaveText(remotes)
    const imports = page.getByRole('region', { name: 'Imports' })
    for (const slug of slugs) {
      const { name } = readTenant(slug)
      await expect(page.getByRole('link', { name: new RegExp(`${name}.*\\d vehicles`, 's') })).toBeVisible()
    }
    for (const slug of dealers)
      await expect(imports.getByText(readTenant(slug).dealerships[0] ?? '').first()).toBeVisible()
    await expectNoAxeViolations(page)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(tooWide, 'nothing scrolls sideways').toBe(0)

    await page.getByRole('link', { name: readTenant(slugs[0] ?? '').name }).click()
    await expect(page).toHaveURL(`${platform.siteUrl(slugs[0] ?? '')}/`)
  })
}
