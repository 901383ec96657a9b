import { vehiclePdf } from '@forecourt/contracts/endpoints/vehicle'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { storedPictures } from '@forecourt/lambda-kit/media/stored-pictures'
import { vehicleFile } from './endpoint.ts'

export const handler = createApiHandler([
  answers(vehiclePdf, (request) => vehicleFile(request, { pictures: storedPictures, now: new Date() })),
])
