import { declaredPart } from '../../app/remotes/declared-parts.ts'
import { type DocumentState, laterFrames, siteFolder } from '../../app/view.ts'
import { loadStylesheet } from '../remotes/load-stylesheet.ts'
import type { ReleaseFilesReader } from '../remotes/release-files.ts'

export type FillTools = Pick<DocumentState, 'registry'> & { files: ReleaseFilesReader }

async function fetchFrame(name: string): Promise<Document> {
  const response = await fetch(`${siteFolder}${name}.html`)
  if (!response.ok) throw new Error(`The part ${name} answered ${response.status}.`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Fills the elements that the document left empty with those of the same id. */
export async function fillFrames({ registry, files }: FillTools): Promise<void> {
  for (const name of laterFrames) {
    const empty = document.querySelectorAll(`[data-later="${name}"]`)
    const found = declaredPart(registry, name)
    if (empty.length === 0 || !found) continue
    const [frame, release] = await Promise.all([fetchFrame(name), files.of(found.remote.name, found.part.expose)])
    const sheets = release?.preload[found.part.expose]?.css ?? []
    await Promise.all(sheets.map((url) => loadStylesheet(url, release?.integrity[url])))
    for (const element of empty) {
      element.append(...(frame.getElementById(element.id)?.childNodes ?? []))
      element.removeAttribute('data-later')
    }
  }
}
