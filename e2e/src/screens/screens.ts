import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listTenants, readTenant } from '@forecourt/tenants'
import { chromium } from 'playwright/test'
import { browserFlags } from '../browser/browser-flags.ts'
import { findTestBrowser } from '../browser/find-browser.ts'
import { startPlatform } from '../platform/platform.ts'
import { writeBanner, writeContactSheet } from './contact-sheet.ts'
import { inParallel } from './in-parallel.ts'
import { screenStates } from './screen-states.ts'
import { fileName, photograph, type Scheme, type Shot } from './take-screenshot.ts'

const help = `npm run screens [-- OPTIONS]

Photographs each dealer's home page, results and a vehicle, each page that a remote declares, and one dealer's pages in their
other states, at 390, 820 and 1440 px, light and dark, into docs/screens/, and fails on a console message, an accessibility
violation, a layout shift, a broken image or what a designer would see at once (layout-problems.ts).

  --only TEXT   only the states whose name holds TEXT, such as "harbourside results"; keeps the other pictures
  --out FOLDER  another folder than docs/screens
  --help        this text`

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(help)
  process.exit()
}

const folder = values.out ?? join(import.meta.dirname, '../../../docs/screens')
const widths = [390, 820, 1440]
const schemes: Scheme[] = ['light', 'dark']

if (!values.only) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const platform = await startPlatform()
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserFlags })
try {
  const sites = listTenants().map((slug) => ({ slug, paths: readTenant(slug).paths }))
  const states = (await screenStates(platform, sites)).filter(({ slug, name }) =>
    `${slug ?? 'platform'} ${name}`.includes(values.only ?? ''),
  )
  const shots: Shot[] = states.flatMap((state) =>
    (state.widths ?? widths).flatMap((width) => schemes.map((scheme) => ({ state, width, scheme }))),
  )
  let failed = 0
  await inParallel(shots, 2, async (shot, index) => {
    const problems = await photograph(browser, platform, shot, join(folder, fileName(shot)))
    console.log(`${problems.length ? '✗' : '✓'} ${index + 1}/${shots.length} ${fileName(shot)}`)
    for (const problem of problems) console.log(`    ${problem}`)
    failed += problems.length ? 1 : 0
  })
  if (!values.only) {
    const taken = shots.filter((shot) => existsSync(join(folder, fileName(shot))))
    await writeContactSheet(browser, folder, taken)
    await writeBanner(browser, folder, taken)
  }
  console.log(failed ? `${failed} of ${shots.length} screens have problems.` : `${shots.length} screens, no problem.`)
  process.exitCode = failed ? 1 : 0
} finally {
  await browser.close()
  await platform.close()
}
