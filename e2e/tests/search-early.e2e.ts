import { listTenants, readTenant } from '@forecourt/tenants'
import { expect, type Page, test } from '../src/harness.ts'

/** What a quick thumb does while code is still on its way over a slow line. */
const slug = listTenants()[0] ?? ''
const { paths } = readTenant(slug)

const boxes = (page: Page) => page.getByRole('group', { name: 'Make' }).getByRole('checkbox')

/** Holds files back until they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

async function expectChosen(page: Page, makes: string[]): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.getAll('make').toSorted()).toEqual(makes.toSorted())
  for (const make of makes) await expect(page.getByRole('link', { name: `Remove ${make}` })).toBeVisible()
}

for (const [what, files] of Object.entries({ page: '**/remotes/**/*.js', router: '**/assets/router.*.js' })) {
  test(`[SR-3] choices that are made before the code of the ${what} is there all count`, async ({ open }) => {
    const page = await open(slug)
    const release = await hold(page, files)
    await page.goto(paths.search, { waitUntil: 'commit' })
    if (what === 'router') await page.waitForLoadState('load')
    const makes: string[] = []
    for (const index of [0, 1]) {
      const box = boxes(page).nth(index)
      makes.push((await box.getAttribute('value')) ?? '')
      await box.click()
      await expect(box).toBeChecked()
    }
    release()
    await expectChosen(page, makes)
  })
}
