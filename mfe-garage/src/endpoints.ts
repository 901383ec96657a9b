export { similarVehicles } from '@forecourt/contracts/endpoints/search'
export { vehicle } from '@forecourt/contracts/endpoints/vehicle'
export { readSavedCars, readWatchlist, removeCar, saveCar } from '@forecourt/contracts/endpoints/watchlist'
