import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright/test'
import { fileName, maxHeight, type Shot } from './take-screenshot.ts'

const titleOf = ({ state }: Shot): string => `${state.slug ?? 'platform'}: ${state.name}`

function byTitle(shots: Shot[]): Map<string, Shot[]> {
  const groups = new Map<string, Shot[]>()
  for (const shot of shots) groups.set(titleOf(shot), [...(groups.get(titleOf(shot)) ?? []), shot])
  return groups
}

/** The sheet shows the top of a whole page, in the size of the others. */
const widthOf = ({ state, width }: Shot): string =>
  state.isWhole ? `${Math.round((340 * width) / maxHeight)}px` : 'auto'

const style = `
  body { margin: 24px; font: 13px system-ui; background: #fff; color: #222; width: 1552px }
  h1 { font-size: 15px; margin: 20px 0 6px }
  div { display: flex; gap: 12px; align-items: flex-start }
  img { height: 340px; width: auto; max-width: 470px; object-fit: cover; object-position: top; border: 1px solid #ddd }
`

/** A row is 385 px high, and WebP allows 16,383. */
const maxRows = 40

type Sheet = { name: string; rows: [title: string, shots: Shot[]][] }

function sheetsOf(site: string, shots: Shot[]): Sheet[] {
  const rows = [...byTitle(shots)]
  return Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, index) => ({
    name: `contact-sheet-${site}${index > 0 ? `-${index + 1}` : ''}.webp`,
    rows: rows.slice(index * maxRows, (index + 1) * maxRows),
  }))
}

/** Images of each site's screenshots, `contact-sheet-<site>.webp`, and `README.md`, which shows them. */
export async function writeContactSheets(browser: Browser, folder: string, shots: Shot[]): Promise<void> {
  const sites = Map.groupBy(shots, ({ state }) => state.slug ?? 'platform')
  const sheets = [...sites].flatMap(([site, ofSite]) => sheetsOf(site, ofSite))
  for (const sheet of sheets) await writeContactSheet(browser, folder, sheet)
  await writeFile(join(folder, 'README.md'), readme(sheets))
}

async function writeContactSheet(browser: Browser, folder: string, sheet: Sheet): Promise<void> {
  const rows = await Promise.all(
    sheet.rows.map(async ([title, group]) => {
      const tags = await Promise.all(
        group.map(async (shot) => {
          const data = await readFile(join(folder, fileName(shot)), 'base64')
          return `<img alt="" style="width: ${widthOf(shot)}" src="data:image/webp;base64,${data}">`
        }),
      )
      return `<h1>${title}</h1><div>${tags.join('')}</div>`
    }),
  )
  await writePicture(browser, join(folder, sheet.name), {
    html: `<style>${style}</style>${rows.join('')}`,
    width: 1600,
    quality: 50,
  })
}

const bannerStyle = `
  body { margin: 0; background: transparent; display: flex; gap: 20px; width: max-content }
  img { width: 390px; height: 720px; object-fit: cover; object-position: top; border-radius: 16px; border: 1px solid #ddd; box-sizing: border-box }
`

/** The first screen of every dealer on a phone, side by side: `banner.webp`, which the README shows. None without such pictures. */
export async function writeBanner(browser: Browser, folder: string, shots: Shot[]): Promise<void> {
  const phones = shots.filter(
    ({ state, width, scheme }) => state.name === 'home' && width === 390 && scheme === 'light',
  )
  if (phones.length === 0) return
  const images = phones.map(async (shot) => {
    const data = await readFile(join(folder, fileName(shot)), 'base64')
    return `<img alt="" src="data:image/webp;base64,${data}">`
  })
  await writePicture(browser, join(folder, 'banner.webp'), {
    html: `<style>${bannerStyle}</style>${(await Promise.all(images)).join('')}`,
    width: phones.length * 410 - 20,
    quality: 70,
  })
}

type Picture = { html: string; width: number; quality: number }

export async function writePicture(browser: Browser, file: string, { html, width, quality }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 720 } })
  await page.setContent(html)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const session = await page.context().newCDPSession(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const shot = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  if (!shot.data) throw new Error(`${file} would be empty: ${height} px are more than a picture can be high.`)
  await writeFile(file, Buffer.from(shot.data, 'base64'))
  await page.close()
}

const readme = (sheets: readonly Sheet[]): string => `# Every page

Made by \`npm run screens\`, which fails on a console message, an accessibility violation, a layout shift, a broken image, or text and elements out of their places. A file's name is its site, page, width and scheme. [Before and after](before-and-after/README.md) a change stand side by side.

${sheets.map(({ name }) => `![${name}](${name})`).join('\n\n')}
`
