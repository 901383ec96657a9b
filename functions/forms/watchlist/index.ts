import {
  readSavedCars,
  readWatchlist,
  removeCar,
  saveCar,
  setPriceAlerts,
  unsubscribe,
} from '@forecourt/contracts/endpoints/watchlist'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { listEntries, listOwnCars, removeOwnCar, saveOwnCar, setOwnPriceAlerts, stopByLink } from './endpoint.ts'
import { unsubscribeForm } from './unsubscribe-form.ts'

export const handler = createApiHandler([
  answers(readWatchlist, listEntries),
  answers(readSavedCars, listOwnCars),
  answers(saveCar, saveOwnCar),
  answers(removeCar, removeOwnCar),
  answers(setPriceAlerts, setOwnPriceAlerts),
  answers(unsubscribe, async (request) => stopByLink(request, await stageSecret('shopper-keys')), unsubscribeForm),
])
