// The shell's server build with clocks: `warm-documents.ts` has it bundled in place of `shell/src/server/document.ts`.

import type { DocumentRequest, DocumentServices, RenderDocument } from '@forecourt/contracts/document'
import { renderToString } from 'react-dom/server'
import assets from '#shell-assets'
import { documentHtml } from '../../../shell/src/server/document-html.ts'
import { fontFiles } from '../../../shell/src/server/font-files.ts'
import { createRender, treeOf } from '../../../shell/src/server/render.tsx'
import { renderTree } from '../../../shell/src/server/render-tree.tsx'
import { resolveView } from '../../../shell/src/server/resolve-view.ts'

/** Milliseconds of the steps of a document, and of React's `renderToString` for the same tree with its data in hand. */
export type DocumentSteps = Record<'data' | 'frame' | 'react' | 'document' | 'renderToString', number>

const documentAssets = { ...assets, fontFiles }
const renderDocument = createRender(documentAssets)

let latest: { request: DocumentRequest; services: DocumentServices } | undefined

/** The shell's own, which remembers what the document function gave it. */
export const render: RenderDocument = (request, services) => {
  latest = { request, services }
  return renderDocument(request, services)
}

/** The latest page once more, step by step. */
export async function stepsOfLatest(): Promise<DocumentSteps> {
  if (!latest) throw new Error('No page was asked for.')
  const { request, services } = latest
  const times: number[] = []
  async function timed<T>(step: () => T | Promise<T>): Promise<T> {
    const since = performance.now()
    const made = await step()
    times.push(performance.now() - since)
    return made
  }
  const shown = await timed(() => resolveView(request, services))
  if (shown.kind === 'redirect') throw new Error(`${request.path} redirects to ${shown.to}.`)
  const { tree, frames } = await timed(() => treeOf(shown, services))
  const html = await timed(() => renderTree(tree))
  const state = { request: shown.request, view: shown.view, frames: frames.names }
  await timed(() =>
    documentHtml({
      ...{ site: services.site, shown, state, html, styles: frames.styles, services },
      assets: documentAssets,
    }),
  )
  const plain = await timed(() => renderToString(tree))
  if (plain.length < html.length / 2) throw new Error(`React’s own rendering of ${request.path} is not whole.`)
  const [data = 0, frame = 0, react = 0, document = 0, renderToStringMs = 0] = times
  return { data, frame, react, document, renderToString: renderToStringMs }
}
