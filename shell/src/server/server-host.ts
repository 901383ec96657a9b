import type { DocumentServices } from '@forecourt/contracts/document'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Host } from '@forecourt/shell-api'
import { PartFailed } from '../app/errors/part-failed.tsx'
import { declaredDialog, isPartOff } from '../app/remotes/declared-parts.ts'
import { hasNamedPage } from '../app/routing/match-path.ts'
import { serverApi } from './server-api.ts'

const nothing = () => {}

/** The host while a document renders: user actions are no-ops. */
export const serverHost = (services: DocumentServices, site: PublicSite): Host => ({
  site,
  api: serverApi(services),
  navigate: nothing,
  warm: nothing,
  hasPage: (path) => hasNamedPage(services.registry, site, path),
  parts: {
    load: () => Promise.reject(new Error('Parts load in the browser.')),
    isOff: (name) => isPartOff(services.registry, site, name),
    shown: nothing,
    failed: nothing,
  },
  dialogs: {
    pageOf: (name) => declaredDialog(services.registry, site, name)?.page ?? null,
    open: nothing,
    close: nothing,
    warm: nothing,
  },
  session: { refresh: nothing, end: () => Promise.reject(new Error('Documents have no session.')) },
  track: nothing,
  PartFailed,
  reportFault: nothing,
})
