/** Where a browser tells how releases on trial fare on its pages. Apart from the schemas, which no browser needs. */
export const beaconPath = '/api/beacons'
