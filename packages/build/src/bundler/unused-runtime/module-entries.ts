type Remote = { name: string; entry?: string; type?: string; entryGlobalName?: string; shareScope?: string | string[] }
type Asked = { remoteInfo: { entry: string }; remoteEntryExports?: unknown }

const loading = new Map<string, Promise<unknown>>()

/**
 * Takes the place of the federation runtime's loading of entries in the shell, where every remote is an ES module: an
 * entry loads once, and again after a failure.
 */
export async function getRemoteEntry({ remoteInfo: { entry }, remoteEntryExports }: Asked): Promise<unknown> {
  if (remoteEntryExports) return remoteEntryExports
  const known = loading.get(entry)
  if (known) return known
  const started = import(/* webpackIgnore: true */ entry)
  loading.set(entry, started)
  started.catch(() => loading.delete(entry))
  return started
}

/** A remote with its defaults. */
export const getRemoteInfo = (remote: Remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'module',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
})

export const getRemoteEntryUniqueKey = ({ entry }: Remote) => entry
export const isEsmRemoteType = () => true
