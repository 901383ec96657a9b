/**
 * Where the release table keeps what. A release stands under its remote's name and its version, and is never changed.
 * The pointers to the releases that serve stand together in one partition, so that one consistent query finds them all;
 * such an item is `{ ...pointerKey(name), pointer: ReleasePointer }`.
 */
export const releaseKey = (name: string, version: string) => ({ name, version })

/** What the shell that serves gives to remotes: `{ ...shellKey, shared }`. */
export const shellKey = { name: '#shell', version: 'serving' }

export const pointerPartition = '#pointers'
export const pointerKey = (name: string) => ({ name: pointerPartition, version: name })
