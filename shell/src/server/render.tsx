import type { DocumentRequest, DocumentResponse, DocumentServices, RenderDocument } from '@forecourt/contracts/document'
import { siteDay } from '@forecourt/domain/site/site-day'
import { HostContext } from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { App } from '../app/app.tsx'
import { FooterContent } from '../app/layout/footer-content.tsx'
import { FramesContext } from '../app/layout/frame-html.tsx'
import { shownViewAtom } from '../app/view.ts'
import { type DocumentAssets, documentHtml } from './document-html.ts'
import { type Frames, framesOf } from './frames.tsx'
import { renderTree } from './render-tree.tsx'
import { broken, pageSite, type Resolved, resolveView } from './resolve-view.ts'
import { serverHost } from './server-host.ts'
import { isSiteFile, siteFileResponse } from './site-files/site-files.ts'

type Shown = Extract<Resolved, { kind: 'view' }>

/** The complete tree of a document, and the parts of its frame, which are made before it. */
export async function treeOf(
  { site, request, view, code }: Shown,
  services: DocumentServices,
): Promise<{ tree: ReactNode; frames: Frames }> {
  const year = Number(siteDay(site, new Date()).slice(0, 4))
  const frames = await framesOf({ site, request }, services)
  const store = createStore()
  store.set(shownViewAtom, { view, request, code })
  const tree = (
    <Provider store={store}>
      <HostContext value={serverHost(services, site)}>
        <FramesContext value={frames.html}>
          <App footer={<FooterContent year={year} />} />
        </FramesContext>
      </HostContext>
    </Provider>
  )
  return { tree, frames }
}

async function documentOf(shown: Shown, services: DocumentServices, assets: DocumentAssets): Promise<DocumentResponse> {
  const { tree, frames } = await treeOf(shown, services)
  const html = await renderTree(tree)
  const { request, view } = shown
  const state = { request, view, frames: frames.names }
  return documentHtml({ site: services.site, shown, state, html, styles: frames.styles, services, assets })
}

/**
 * Answers every path of a tenant's site. A remote's fault affects only its own area: header and footer always render.
 * `assets` are the shell's own browser files and fonts.
 */
export function createRender(assets: DocumentAssets): RenderDocument {
  return async (request: DocumentRequest, services: DocumentServices): Promise<DocumentResponse> => {
    if (isSiteFile(request.path)) return siteFileResponse(request.path, pageSite(services), services, assets)
    const resolved = await resolveView(request, services)
    if (resolved.kind === 'redirect') {
      const headers = { location: resolved.to, 'cache-control': 'public, max-age=0, s-maxage=60' }
      return { status: resolved.status, headers, body: '' }
    }
    try {
      const document = await documentOf(resolved, services, assets)
      if (resolved.view.kind === 'page') services.recordPageOutcome(resolved.view.remote, 'shown')
      return document
    } catch (error) {
      // Of the shell's own pages, it is not a remote's fault. Else its tree, head or data failed to render.
      if (resolved.view.kind !== 'page') throw error
      const { name = '', version = '' } = resolved.match?.remote ?? {}
      services.logError(`The page at ${resolved.request.path} failed while rendering`, error, `${name}@${version}`)
      services.recordPageOutcome(name, 'failed')
      return documentOf(broken(resolved), services, assets)
    }
  }
}
