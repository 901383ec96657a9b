/** Where a browser tells how releases on trial fare on its pages. Apart from the schemas, which no browser needs. */
export const beaconPath = '/api/beacons'

/**
 * What one beacon may say of one remote. Anybody may send one, so it counts for far less than what takes a release back in any
 * ring (`trialLimits`), and for little where somebody wants to make a release look well.
 */
export const maxBeaconCounts = { shown: 50, failed: 1 } as const
