import { contentAnswers } from '@forecourt/content/store/content-answers'
import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'

export const handler = createApiHandler(contentAnswers)
