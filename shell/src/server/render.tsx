import type { DocumentRequest, DocumentResponse, DocumentServices, RenderDocument } from '@forecourt/contracts/document'
import { hostAtom, locationAtom } from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { App } from '../app/app.tsx'
import { PartFailed } from '../app/part-failed.tsx'
import { type DocumentState, shownViewAtom } from '../app/view.ts'
import { type DocumentAssets, documentHtml } from './document-html.ts'
import { renderTree } from './render-tree.tsx'
import { broken, type Resolved, resolveView } from './resolve-view.ts'
import { serverApi } from './server-api.ts'

type Shown = Extract<Resolved, { kind: 'view' }>

function tree({ site, request, view, code }: Shown, services: DocumentServices, year: number) {
  const store = createStore()
  store.set(hostAtom, {
    site,
    api: serverApi(services),
    navigate() {},
    warm() {},
    loadPart: () => Promise.reject(new Error('Parts load in the browser.')),
    PartFailed,
    reportFault() {},
  })
  store.set(locationAtom, { request, pending: null })
  store.set(shownViewAtom, { view, request, code })
  return (
    <Provider store={store}>
      <App year={year} />
    </Provider>
  )
}

async function renderShown(shown: Shown, services: DocumentServices, year: number): Promise<[Shown, string]> {
  try {
    return [shown, await renderTree(tree(shown, services, year))]
  } catch (error) {
    if (shown.code === null) throw error
    services.logError(`The page at ${shown.request.path} failed while rendering`, error)
    const fallback = broken(shown)
    return [fallback, await renderTree(tree(fallback, services, year))]
  }
}

/**
 * Answers every path of a tenant's site. A fault of a remote costs its own area: header and footer are always there.
 * `assets` are the shell's own browser files and fonts.
 */
export function createRender(assets: DocumentAssets): RenderDocument {
  return async (request: DocumentRequest, services: DocumentServices): Promise<DocumentResponse> => {
    const resolved = await resolveView(request, services)
    if (resolved.kind === 'redirect') {
      const headers = { location: resolved.to, 'cache-control': 'public, max-age=0, s-maxage=60' }
      return { status: resolved.status, headers, body: '' }
    }
    const year = new Date().getFullYear()
    const [shown, html] = await renderShown(resolved, services, year)
    const { registry, site } = services
    const state: DocumentState = {
      site: shown.site,
      registry,
      request: shown.request,
      view: shown.view,
      year,
    }
    return documentHtml({ site, shown, state, html, services, assets })
  }
}
