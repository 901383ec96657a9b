import type { PublicSite } from '@forecourt/contracts/site/site'
import { atom, useAtomValue } from 'jotai'
import { type ComponentType, createContext, use } from 'react'
import type { Api, PageRequest, PartModule } from './page.ts'

/** What the host provides. The shell fills it, per request on the server and once in the browser; remotes only read it. */
export type Host = {
  site: PublicSite
  api: Api
  /** Goes to an address of this site, in the page where the browser can, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void
  /** Starts loading the code and data behind an address, because somebody is about to go there. */
  warm(href: string): void
  /** The code of a part, from whichever remote declares it; rejects when none does, or when its code does not come. For `Part`. */
  loadPart(name: string): Promise<PartModule>
  /** Stands where a part failed. */
  PartFailed: ComponentType<{ retry: () => void }>
  /** Logs a fault that cost a part of the page only. */
  reportFault(error: unknown): void
}

export type NavigateOptions = {
  /** Keep the scroll position and focus: for filters, sort and other changes within a page. */
  stay?: boolean
  /** Replace the history entry in place of adding one. */
  replace?: boolean
}

/** A context and no atom: the host never changes, and every subscriber renders again when a page made ready is shown. */
export const HostContext = createContext<Host | null>(null)

/** The address of the page around it; the host sets it, so that a page made ready in advance reads its own and not the present one. */
export const RequestContext = createContext<PageRequest | null>(null)

/** The address that is being loaded while the current page stays on screen; null when at rest. */
export const pendingAtom = atom<string | null>(null)

function required<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`${what} is only there inside the shell: wrap the tree in its provider.`)
  return value
}

export const useHost = (): Host => required(use(HostContext), 'The host')
export const useSite = (): PublicSite => useHost().site
export const useApi = (): Api => useHost().api
export const useRequest = (): PageRequest => required(use(RequestContext), 'The request')
export const usePending = (): string | null => useAtomValue(pendingAtom)
