import { createHttpHandler } from '@forecourt/lambda-kit/http/http-handler'
import { renderDocument } from './endpoint.ts'
import { errorPage } from './error-page.ts'

export const handler = createHttpHandler({ route: 'document', handle: renderDocument, toErrorResponse: errorPage })
