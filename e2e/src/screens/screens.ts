import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from '@forecourt/command-line/read-arguments'
import { listTenants, readTenant } from '@forecourt/tenants'
import { chromium } from 'playwright/test'
import { browserFlags } from '../browser/browser-flags.ts'
import { findTestBrowser } from '../browser/find-browser.ts'
import { startPlatform } from '../platform/platform.ts'
import { writeBeforeAndAfter } from './before-and-after.ts'
import { writeBanner, writeContactSheets } from './contact-sheet.ts'
import { inParallel } from './in-parallel.ts'
import type { ScreenState } from './screen-state.ts'
import { screenStates } from './screen-states.ts'
import { fileName, photograph, type Scheme, type Shot } from './take-screenshot.ts'

const help = `npm run screens [-- OPTIONS]

Photographs each dealer's home page, results and a vehicle, each page that a remote declares, and one dealer's pages in their
other states, at 390, 820 and 1440 px, light and dark, into docs/screens/, and fails on a console message, an accessibility
violation, a layout shift, a broken image or what a designer would see at once (layout-problems.ts).

  --every-state all dealers' pages in their other states, not one's
  --width WIDTH only at this width, or at several with commas between
  --scheme light|dark
                only in this one
  --only TEXT   only the states whose name holds TEXT, such as "harbourside results", or one of several with commas between; keeps the other
                pictures
  --out FOLDER  another folder than docs/screens
  --before FOLDER=NAME
                also sets the pictures of an earlier run beside those of the same names, in before-and-after/NAME-<site>.webp
  --sheets      takes no picture: only contact sheets, banner, and before and after, of the pictures that are there
  --help        this text`

function readOptions() {
  try {
    return readArguments('npm run screens', {
      'every-state': { type: 'boolean' },
      width: { type: 'string' },
      scheme: { type: 'string' },
      only: { type: 'string' },
      out: { type: 'string' },
      before: { type: 'string' },
      sheets: { type: 'boolean' },
      help: { type: 'boolean' },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
const values = readOptions()
if (values.help) {
  console.log(help)
  process.exit()
}

/** Letters and the spaces between them where the font puts them, as on the screens of shoppers, and not on whole pixels. */
const glyphFlags = ['--font-render-hinting=none', '--enable-font-subpixel-positioning']

const folder = values.out ?? join(import.meta.dirname, '../../../docs/screens')
const widths = [390, 820, 1440]
const schemes: Scheme[] = ['light', 'dark']
const isChosen = ({ width, scheme }: Shot): boolean =>
  (values.width?.split(',').includes(String(width)) ?? true) && (values.scheme ?? scheme) === scheme

/** Of an earlier run, but not what lies in folders of its own, as before and after. */
async function removePictures(): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(names.filter((name) => name.endsWith('.webp')).map((name) => rm(join(folder, name))))
}

await mkdir(folder, { recursive: true })
const isAll = !values.only && !values.width && !values.scheme
if (isAll && !values.sheets) await removePictures()

const platform = await startPlatform()
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...browserFlags, ...glyphFlags] })
try {
  const sites = listTenants().map((slug) => readTenant(slug))
  const shotsOf = (state: ScreenState): Shot[] =>
    (state.widths ?? widths).flatMap((width) => schemes.map((scheme) => ({ state, width, scheme })))
  const states = await screenStates({ platform, sites, isEverySite: values['every-state'] ?? false })
  const chosen = values.sheets
    ? []
    : states.filter(({ slug, name }) =>
        (values.only ?? '').split(',').some((part) => `${slug ?? 'platform'} ${name}`.includes(part)),
      )
  if (values.only && chosen.length === 0) {
    const names = states.map(({ slug, name }) => `${slug ?? 'platform'} ${name}`)
    throw new Error(`No state has "${values.only}" in its name. There are:\n  ${names.join('\n  ')}`)
  }
  const shots = chosen.flatMap(shotsOf).filter(isChosen)
  let failed = 0
  await inParallel(shots, 2, async (shot, index) => {
    const problems = await photograph(browser, platform, shot, join(folder, fileName(shot)))
    console.log(`${problems.length ? '✗' : '✓'} ${index + 1}/${shots.length} ${fileName(shot)}`)
    for (const problem of problems) console.log(`    ${problem}`)
    failed += problems.length ? 1 : 0
  })
  const taken = states.flatMap(shotsOf).filter((shot) => existsSync(join(folder, fileName(shot))))
  await writeContactSheets(browser, folder, taken)
  await writeBanner(browser, folder, taken)
  const [before, name] = values.before?.split('=') ?? []
  if (before && name) await writeBeforeAndAfter(browser, { folder, before, name }, taken)
  console.log(failed ? `${failed} of ${shots.length} screens have problems.` : `${shots.length} screens, no problem.`)
  process.exitCode = failed ? 1 : 0
} finally {
  await browser.close()
  await platform.close()
}
