import { readSavedCars, readWatchlist, removeCar, saveCar } from '@forecourt/contracts/endpoints/watchlist'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { listEntries, listOwnCars, removeOwnCar, saveOwnCar } from './endpoint.ts'

export const handler = createApiHandler([
  answers(readWatchlist, listEntries),
  answers(readSavedCars, listOwnCars),
  answers(saveCar, saveOwnCar),
  answers(removeCar, removeOwnCar),
])
