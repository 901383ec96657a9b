import type { Capability } from '@forecourt/contracts/site/capabilities'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { TrackedEvent, TrackedEventData } from '@forecourt/contracts/tracking/events'
import { atom, useAtomValue } from 'jotai'
import { type ComponentType, createContext, use } from 'react'
import type { Api } from './api/api.ts'
import type { PageRequest, PartModule } from './page.ts'

/** What the host provides. The shell fills it, per request on the server and once in the browser; remotes only read it. */
export type Host = {
  site: PublicSite
  api: Api
  /** Goes to an address of this site, in the page where the browser can, else by loading it. */
  navigate(href: string, options?: NavigateOptions): void
  /** Starts loading the code and data behind an address, ahead of a likely navigation. */
  warm(href: string): void
  /** Whether a released remote declares a page under this very path, so that a button may lead there. */
  hasPage(path: string): boolean
  parts: PartHost
  dialogs: DialogHost
  session: SessionHost
  /** AN-1. Hands an event to the site's sinks; where it has none, or the shopper declined, nothing happens. */
  track: Track
  /** Replaces a part that failed. */
  PartFailed: ComponentType<{ retry: () => void }>
  /** Logs a fault that cost a part of the page only. */
  reportFault(error: unknown): void
}

/** For `Part`. */
export type PartHost = {
  /** The code of a part, from whichever remote declares it; rejects when none does, or when its code does not come. */
  load(name: string): Promise<PartModule>
  /** Whether the site lacks the capability that the part requires: then there is nothing of it. */
  isOff(name: string): boolean
  /** The part was put on the page, or failed: it counts for its remote's release while that is on trial. */
  shown(name: string): void
  failed(name: string, error: unknown): void
}

/** For `useDialog` and `DialogLink`. */
export type DialogHost = {
  /** Path of a dialog's own page; null where no released remote offers the dialog, or the site lacks what it requires. */
  pageOf(name: string): string | null
  /** Shows a dialog with the props that `query` holds. */
  open(name: string, query: string): void
  close(): void
  /** Names the open dialog by what its part shows, where that is not what the dialog is declared for. */
  setTitle?(title: string | undefined): void
  /** Starts loading the dialog's code, ahead of a likely opening. */
  warm(name: string): void
}

export type SessionHost = {
  /** Asks who is signed in: once, unless `isForced`. Nothing is asked for a visitor without a session. */
  refresh(isForced?: boolean): void
  /** Rejects with `ApiError` when the session did not end. */
  end(): Promise<void>
}

export type Track = <E extends TrackedEvent>(event: E, data: TrackedEventData<E>) => void

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
export const useTrack = (): Track => useHost().track
/** Whether the site has a page under a path: a button without its page is hidden. */
export const useHasPage = (): Host['hasPage'] => useHost().hasPage
export const useRequest = (): PageRequest => required(use(RequestContext), 'The request')
export const usePending = (): string | null => useAtomValue(pendingAtom)

/** TN-4. Whether the site can do a thing; `dealership` is that of a vehicle, where the site shows several. */
export function useCapability(name: Capability, dealership = ''): boolean {
  const { capabilities, dealership_capabilities } = useSite()
  // The server has put every default in.
  return dealership_capabilities[dealership]?.[name] ?? capabilities[name] ?? false
}
