export { ApiError } from './api-error.ts'
export { FaultBoundary } from './fault-boundary.tsx'
export {
  type Host,
  HostContext,
  pendingAtom,
  RequestContext,
  useApi,
  useHost,
  usePending,
  useRequest,
  useSite,
} from './host.ts'
export {
  type Api,
  definePage,
  type Head,
  type LoadResult,
  type PageContext,
  type PageModule,
  type PageRequest,
  type PartModule,
} from './page.ts'
export { Part } from './part.tsx'
export { isPlainClick } from './plain-click.ts'
