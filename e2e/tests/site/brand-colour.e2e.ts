import { parseColour } from '@forecourt/domain/theme/colour'
import { listTenants, readTenant } from '@forecourt/tenants'
import { ask, desktop, expect, phone, test } from '../../src/harness.ts'
import { thingsInColour } from '../../src/screens/things-in-colour.ts'

for (const slug of listTenants()) {
  const { brand, paths } = readTenant(slug)
  if (brand.accent_on !== 'buttons') continue
  for (const at of [phone, desktop])
    test(`${slug}, whose colour is on buttons alone, has one thing in it on a screen at most, at ${at.name}`, async ({
      platform,
      open,
    }) => {
      const { body } = await ask(`${platform.siteUrl(slug)}/api/search?`)
      const car: string = JSON.parse(body).hits[0].slug
      const page = await open(slug, { at })
      const { h } = parseColour(brand.colour) ?? { h: 0 }
      const pages = ['/', paths.search, `/cars/${car}`, `/finance?car_id=${car}`, `/enquire?car_id=${car}`]
      let things = 0
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'load' })
        for (const screen of await thingsInColour(page, h)) {
          expect(screen.length, `${path}: ${screen.join(', ')}`).toBeLessThan(2)
          things += screen.length
        }
      }
      expect(things, 'of all pages').toBeGreaterThan(2)
    })
}
