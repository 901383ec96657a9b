export type { Api, LoadApi, SendOptions } from './api/api.ts'
export { ApiError, toMessage } from './api/api-error.ts'
export { type Loaded, useLoaded } from './api/use-loaded.ts'
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
export { useBrowserAtom } from './shopper/browser-atom.ts'
export {
  type KeptCar,
  type KeptKind,
  type KeptPress,
  keptAtoms,
  keptPressesAtom,
  useKept,
  withId,
} from './shopper/kept.ts'
export { type ShopperSession, sessionAtom, useSession, useSessionActions } from './shopper/session.ts'
export { leadAttributes, visitKey } from './shopper/visit.ts'
export { useYourWeek, weekChoiceAtom, yourWeekAtom } from './shopper/your-week.ts'
export { whenIdle } from './when-idle.ts'
