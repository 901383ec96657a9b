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

/** An image of each site's screenshots, `contact-sheet-<site>.webp`, and `README.md`, which shows them: one of all would be higher than WebP allows. */
export async function writeContactSheets(browser: Browser, folder: string, shots: Shot[]): Promise<void> {
  const sites = Map.groupBy(shots, ({ state }) => state.slug ?? 'platform')
  for (const [site, ofSite] of sites) await writeContactSheet(browser, folder, { site, shots: ofSite })
  await writeFile(join(folder, 'README.md'), readme([...sites.keys()]))
}

const sheetName = (site: string): string => `contact-sheet-${site}.webp`

async function writeContactSheet(
  browser: Browser,
  folder: string,
  { site, shots }: { site: string; shots: Shot[] },
): Promise<void> {
  const rows = await Promise.all(
    [...byTitle(shots)].map(async ([title, group]) => {
      const tags = await Promise.all(
        group.map(async (shot) => {
          const data = await readFile(join(folder, fileName(shot)), 'base64')
          return `<img alt="" style="width: ${widthOf(shot)}" src="data:image/webp;base64,${data}">`
        }),
      )
      return `<h1>${title}</h1><div>${tags.join('')}</div>`
    }),
  )
  await writePicture(browser, join(folder, sheetName(site)), {
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
  await writeFile(file, Buffer.from(shot.data, 'base64'))
  await page.close()
}

const readme = (sites: readonly string[]): string => `# Every page

Made by \`npm run screens\`, which fails on a console message, an accessibility violation, a layout shift, a broken image, or text and elements out of their places. A file's name is its site, page, width and scheme. [Before and after](before-and-after/README.md) a change stand side by side.

${sites.map((site) => `![${site}](${sheetName(site)})`).join('\n\n')}
`
