export type { Api, LoadApi, SendOptions } from './api.ts'
export { ApiError, toMessage } from './api-error.ts'
export { useBrowserAtom } from './browser-atom.ts'
export { DialogLink, useDialog, useDialogLink, useDialogLinks } from './dialog.tsx'
export { FaultBoundary } from './fault-boundary.tsx'
export { useGate } from './gate.ts'
export {
  type DialogHost,
  type Host,
  HostContext,
  type PartHost,
  pendingAtom,
  RequestContext,
  type SessionHost,
  type Track,
  useApi,
  useCapability,
  useHasPage,
  useHost,
  usePending,
  useRequest,
  useSite,
  useTrack,
} from './host.ts'
export { type KeptCar, type KeptKind, type KeptPress, keptAtoms, keptPressesAtom, useKept, withId } from './kept.ts'
export {
  definePage,
  type FrameModule,
  type Head,
  type LoadResult,
  type PageContext,
  type PageModule,
  type PageRequest,
  type PartModule,
} from './page.ts'
export { Part } from './part.tsx'
export { isPlainClick } from './plain-click.ts'
export { type ShopperSession, sessionAtom, useSession, useSessionActions } from './session.ts'
export { type Loaded, useLoaded } from './use-loaded.ts'
export { leadAttributes, visitKey } from './visit.ts'
