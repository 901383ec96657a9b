import type { DocumentData, DocumentState, SiteSettings } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'
import { addImportMap } from './remotes/add-import-map.ts'

const deadlineMs = 10_000

let reading: Promise<DocumentState> | null = null

/** The document's data and its site's file: our own server wrote both, so they are not validated again. */
export function readState(): Promise<DocumentState> {
  reading ??= read()
  return reading
}

async function read(): Promise<DocumentState> {
  const text = document.getElementById('state')?.textContent
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
  if (!text || !preload) throw new Error('The document has no state.')
  const { sinks, ...data }: DocumentData = JSON.parse(text)
  const load = () => withDeadline(fetchFile(preload.href), deadlineMs, 'The settings of the site')
  // A failed preload also fails the first real request, so one retry is silent.
  const { site, registry, integrity } = await load().catch(load)
  addImportMap({ shell: { integrity } })
  return { ...data, registry, site: { ...site, tracking: { ...site.tracking, sinks } } }
}

async function fetchFile(url: string): Promise<SiteSettings> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The settings of the site answered ${response.status}.`)
  return response.json()
}
