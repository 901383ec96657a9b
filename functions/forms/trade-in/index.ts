import {
  adjustValuation,
  chooseVehicle,
  completeValuation,
  listValuations,
  lookUpRego,
  readValuation,
  saveMiscellaneous,
} from '@forecourt/contracts/endpoints/trade-in'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { adjust, choose, complete, listOwn, lookUp, readOwn, saveValuation } from './endpoint.ts'

export const handler = createApiHandler([
  answers(readValuation, readOwn),
  answers(listValuations, listOwn),
  answers(lookUpRego, lookUp),
  answers(chooseVehicle, choose),
  answers(adjustValuation, adjust),
  answers(completeValuation, async (request) => complete(request, await stageSecret('lead-keys'))),
  answers(saveMiscellaneous, saveValuation),
])
