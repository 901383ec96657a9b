import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { expect, expectNoAxeViolations, phone, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

test('[IN-5] a feed dropped outside every dealership’s folder shows on the operator’s page, with its right path', async ({
  open,
  platform,
}) => {
  const [slug] = dealers
  const [dealership = ''] = readTenant(slug).dealerships
  const misspelt = `${dealership}s`
  const folder = join(platform.dataDir, 'feeds', misspelt)
  await mkdir(folder, { recursive: true })
  const page = await open(slug, { at: phone })
  await writeFile(join(folder, 'stock.csv'), 'stocknum,make,model,car_type\n')

  const imports = page.getByRole('region', { name: 'Imports' })
  await expect(async () => {
    await page.goto(platform.operatorUrl)
    const failed = imports.getByRole('listitem').filter({ hasText: `feeds/${misspelt}/stock.csv: not imported` })
    await expect(failed).toContainText(`Drop the file at feeds/${dealership}/stock.csv.`, { timeout: 100 })
  }).toPass()
  await expectNoAxeViolations(page)
})
