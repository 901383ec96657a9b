/**
 * Stands in the shell where the federation runtime has its snapshots: a second list of remotes, read from files of their builds,
 * that would know where each lies and what to preload. Here the registry says both, so a tenth of the runtime has nothing to do.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} }
  readonly manifestCache = new Map<string, never>()
}

/** No remote is in a snapshot. */
export const getGlobalRemoteInfo = () => ({})
