/**
 * The keys of the release table. A release has its remote's name and its version, and is immutable. The pointers to the
 * current releases share one partition, so that one consistent query finds them all; such an item is `{
 * ...pointerKey(name), pointer: ReleasePointer }`.
 */
export const releaseKey = (name: string, version: string) => ({ name, version })

/** What the current shell shares with remotes, and the platform's own endpoints: `{ ...shellKey, shared, endpoints, loads }`. */
export const shellKey = { name: '#shell', version: 'serving' }

/** The endpoints of a team's stack: `{ ...endpointsKey(team), endpoints, loads }`. */
export const endpointsPartition = '#endpoints'
export const endpointsKey = (team: string) => ({ name: endpointsPartition, version: team })

export const pointerPartition = '#pointers'
export const pointerKey = (name: string) => ({ name: pointerPartition, version: name })
