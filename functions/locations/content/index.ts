import { contentAnswers } from '@forecourt/content/store/answers'
import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'

export const handler = createApiHandler(contentAnswers)
