import { locationAnswers } from '@forecourt/content/site-queries/location-answers'
import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { localityAnswers } from './localities.ts'

export const handler = createApiHandler([...locationAnswers, ...localityAnswers])
