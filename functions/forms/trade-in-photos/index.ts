import { keepPhoto, offerPhotoUpload, readPhotos, removePhoto } from '@forecourt/contracts/endpoints/trade-in'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { keep, offerUpload, readOwn, remove } from './endpoint.ts'

export const handler = createApiHandler([
  answers(readPhotos, readOwn),
  answers(offerPhotoUpload, offerUpload),
  answers(keepPhoto, keep),
  answers(removePhoto, remove),
])
