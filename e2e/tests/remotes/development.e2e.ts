import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { ask, expect, forecourt, test } from '../../src/harness.ts'
import { type DevelopmentServer, startDevelopmentServer } from '../../src/platform/development-server.ts'
import { workingCopy } from '../../src/platform/working-copy.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [slug] = dealers
/** Development React's message to developers. */
const greeting = /Download the React DevTools/
/** The test can start before the pictures are made. */
const beforePictures = { waitUntil: 'domcontentloaded' } as const
const root = resolve(import.meta.dirname, '../../..')

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replaceAll(from, to))
}

test.describe('a remote in development', () => {
  let scratch: string
  let server: DevelopmentServer
  let source: string
  test.beforeAll(async ({ platform }) => {
    // Builds the shell for development, once.
    test.setTimeout(180_000)
    await mkdir(join(root, 'e2e/.data'), { recursive: true })
    scratch = await mkdtemp(join(root, 'e2e/.data/created-'))
    const { code, output } = await forecourt(platform, 'remote', 'create', 'visits', '--in', scratch)
    expect(code, output).toBe(0)
    source = join(scratch, 'mfe-visits/src/visits')
    server = await startDevelopmentServer(join(scratch, 'mfe-visits'), platform)
  })
  test.afterAll(async () => {
    await server?.close()
    await rm(scratch, { recursive: true, force: true })
  })

  test('[MF-6] a saved change appears on the open page, which keeps its state and document', async ({ open }) => {
    const page = await open(slug, { expected: [greeting] })
    await page.goto(`${server.siteUrl(slug)}/visits`, beforePictures)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits at Harbourside Cars')
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    const button = page.getByRole('button', { name: 'Ask us' })
    await expect(async () => {
      await button.click()
      await expect(page.getByText('Call us on')).toBeVisible({ timeout: 500 })
    }).toPass()

    await edit(join(source, 'visits-page.tsx'), 'Call us on', 'Ring us on')
    await expect(page.getByText('Ring us on')).toBeVisible()
    await edit(join(source, 'visits-page.module.css'), 'text-wrap: balance;', 'text-transform: uppercase;')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
    await expect(page.getByText('Ring us on')).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)

    // The server has the same release: the reloaded page hydrates without warnings.
    await page.reload(beforePictures)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  })

  test('[MF-6] a build error shows over the page, which stays, and disappears once it is fixed', async ({ open }) => {
    const page = await open(slug, { expected: [greeting] })
    await page.goto(`${server.siteUrl(slug)}/visits`, beforePictures)
    const file = join(source, 'visits-page.tsx')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => '__FORECOURT_REFRESH__' in globalThis)).toBe(true)
    await edit(file, 'return (', 'return ((')
    await expect(page.getByRole('alert')).toContainText('visits-page.tsx')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await edit(file, 'return ((', 'return (')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test.describe('what throws', () => {
    /** The shopper's card, under the overlay. */
    const card = 'This part of the page did not load'
    const torn = /Part of the page failed\. Error: The heading is torn/

    for (const [file, what, from, to] of [
      [
        'visits-page.tsx',
        'while it renders',
        'const { copy,',
        "if (heading) throw new Error('The heading is torn')\n  const { copy,",
      ],
      [
        'load.ts',
        'while it loads',
        'const picture =',
        "if (site) throw new Error('The heading is torn')\n  const picture =",
      ],
    ] as const)
      test(`[MF-6] ${what} shows over the page like a build error, and disappears once it is fixed`, async ({
        open,
      }) => {
        const page = await open(slug, { expected: [greeting], required: [torn] })
        const overlay = page.getByRole('alert')
        const heading = page.getByRole('heading', { level: 1 })
        // From then on the page receives every save.
        const hears = () => page.waitForResponse(/\/dev\/releases$/)
        await Promise.all([hears(), page.goto(`${server.siteUrl(slug)}/visits`, beforePictures)])
        const released = server.log().length
        await edit(join(source, file), from, to)
        await expect.poll(() => server.log().slice(released)).toMatch(/visits 0\.0\.0-dev\.\d+/)
        // A completed load does not repeat.
        if (file === 'load.ts') await page.reload(beforePictures)
        await expect(overlay).toContainText('Error: The heading is torn')
        await expect(heading).toHaveText(card)
        await Promise.all([hears(), page.reload(beforePictures)])
        await expect(overlay).toContainText('Error: The heading is torn')
        await edit(join(source, file), to, from)
        await expect(heading).toHaveText('Visits at Harbourside Cars')
        await expect(overlay).toBeHidden()
      })
  })

  test('[MF-6] a second server for the same remote is rejected, and does not affect the first', async ({
    platform,
  }) => {
    const { code, output } = await forecourt(platform, 'remote', 'dev', join(scratch, 'mfe-visits'))
    expect(output).toMatch(/visits is developed already, by process \d+\. Let it end first\./)
    expect(code).toBe(1)
    expect((await ask(`${server.siteUrl(slug)}/visits`)).status).toBe(200)
  })

  test('[MF-6] the rest of the site uses its releases, and is not notified', async ({ platform, open }) => {
    const page = await open(slug, { expected: [greeting] })
    await page.goto(`${server.siteUrl(slug)}/`, beforePictures)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await ask(`${platform.siteUrl(slug)}/visits`)).status).toBe(404)
    expect((await forecourt(platform, 'remote', 'list')).output).not.toContain('visits')
    const built = await readdir(join(platform.dataDir, 'development/visits/assets/remotes'))
    const released = remoteFolders(root).map(({ name }) => name)
    expect(built.sort()).toEqual([...released, 'visits'].sort())
    // The lines of functions' logs are JSON.
    expect(server.log().replaceAll(/^\{.*$/gm, '')).not.toMatch(new RegExp(released.join('|')))
  })
})

test('[MF-6] the vehicle page develops by its own npm script, and so does every other remote', async ({
  platform,
  open,
}) => {
  test.setTimeout(180_000)
  for (const folder of (await readdir(root)).filter((name) => name.startsWith('mfe-'))) {
    const { scripts } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
    expect(scripts, folder).toMatchObject({ dev: 'forecourt remote dev .' })
  }
  const copy = await workingCopy('mfe-vehicle')
  const server = await startDevelopmentServer(copy.folder, platform)
  const page = await open(slug, { expected: [greeting] })
  try {
    const { body } = await ask(`${platform.siteUrl(slug)}/api/search`)
    await page.goto(`${server.siteUrl(slug)}/cars/${JSON.parse(body).hits[0].slug}`, beforePictures)
    await expect(page.getByRole('heading', { name: 'Key information', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => '__FORECOURT_REFRESH__' in globalThis)).toBe(true)
    const title = ['title="Key information"', 'title="What we know of it"'] as const
    await copy.replace('src/vehicle/facts/key-information.tsx', ...title)
    await expect(page.getByRole('heading', { name: 'What we know of it', exact: true })).toBeVisible()
  } finally {
    // Otherwise its events would end first.
    await page.close()
    await server.close()
    await copy.remove()
  }
})
