import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright/test'
import { writePicture } from './contact-sheet.ts'
import { fileName, type Shot } from './take-screenshot.ts'

const style = `
  body { margin: 24px; font: 600 15px system-ui; background: #fff; color: #222; width: max-content }
  h1 { font-size: 17px; margin: 0 0 8px }
  div { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 28px }
  figure { margin: 0 20px 0 0 }
  img { display: block; height: auto; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #ddd }
`

/**
 * `before-and-after/<name>-<site>.webp`: of each site the light pictures that `before` has too, each beside its picture in `folder`; and
 * `before-and-after/README.md`, which shows those of this name. `before` is a folder of an earlier run.
 */
export async function writeBeforeAndAfter(
  browser: Browser,
  { folder, before, name }: { folder: string; before: string; name: string },
  shots: Shot[],
): Promise<void> {
  const target = join(folder, 'before-and-after')
  await mkdir(target, { recursive: true })
  const pairs = shots.filter(
    (shot) => shot.scheme === 'light' && shot.width !== 820 && existsSync(join(before, fileName(shot))),
  )
  const written: string[] = []
  for (const [site, ofSite] of Map.groupBy(pairs, ({ state }) => state.slug ?? 'platform')) {
    const rows = await Promise.all(
      [...Map.groupBy(ofSite, ({ state }) => state.name)].map(async ([title, group]) => {
        const figures = await Promise.all(
          group.flatMap((shot) =>
            [before, folder].map(async (from) => {
              const data = await readFile(join(from, fileName(shot)), 'base64')
              const words = `${from === before ? 'Before' : 'After'}, ${shot.width} px`
              return `<figure><figcaption>${words}</figcaption><img alt="" style="width: ${shot.width / 2}px" src="data:image/webp;base64,${data}"></figure>`
            }),
          ),
        )
        return `<h1>${title}</h1><div>${figures.join('')}</div>`
      }),
    )
    const file = join(target, `${name}-${site}.webp`)
    await writePicture(browser, file, { html: `<style>${style}</style>${rows.join('')}`, width: 2520, quality: 50 })
    written.push(basename(file))
  }
  const pictures = written.map((file) => `![${file}](${file})`).join('\n\n')
  await writeFile(
    join(target, 'README.md'),
    `# Before and after\n\nMade by \`npm run screens\` with its option \`--before\`.\n\n## ${name}\n\n${pictures}\n`,
  )
}
