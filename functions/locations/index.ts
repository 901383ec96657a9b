import { locationAnswers } from '@forecourt/content/site-queries/answers'
import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'

export const handler = createApiHandler(locationAnswers)
