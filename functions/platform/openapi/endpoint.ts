import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import type { OpenApiDocument } from '@forecourt/contracts/openapi/openapi'
import { openApiDocument } from '@forecourt/contracts/openapi/openapi-document'
import { queryParametersOf } from './search-parameters.ts'

let made: OpenApiDocument | undefined

/** The document of all endpoints, the same for every site. It is made by the first request. */
export async function describeApi(): Promise<OpenApiDocument> {
  made ??= openApiDocument(endpoints, queryParametersOf)
  return made
}
