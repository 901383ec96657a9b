/**
 * The keys of the release table. A release has its remote's name and its version, and is immutable. The pointers to the
 * current releases share one partition, so that one consistent query finds them all; such an item is `{
 * ...pointerKey(name), pointer: ReleasePointer }`.
 */
export const releaseKey = (name: string, version: string) => ({ name, version })

/** The modules that the current shell shares with remotes: `{ ...shellKey, shared }`. */
export const shellKey = { name: '#shell', version: 'serving' }

export const pointerPartition = '#pointers'
export const pointerKey = (name: string) => ({ name: pointerPartition, version: name })
