/** Where a browser reports how pages of releases on trial fare. Apart from the schemas, which no browser needs. */
export const beaconPath = '/api/beacons'

/**
 * Maximum counts of one beacon for one remote. Anyone may send one, so it counts for far less than a rollback needs in any
 * ring (`trialLimits`), and for little if it is forged in a release's favour.
 */
export const maxBeaconCounts = { shown: 50, failed: 1 } as const
