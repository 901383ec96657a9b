import type { Site } from '@forecourt/contracts/site/site'
import type { Request } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'

export type HttpEvent = APIGatewayProxyEventV2
export type HttpResult = APIGatewayProxyStructuredResultV2

/** The invocation's context, to which the tenant middleware adds the site. */
export type HttpContext = Context & { site?: Site }

export type HttpRequest = Request<HttpEvent, HttpResult, Error, HttpContext>
export type HttpHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>

/** HTTP header names reach a function in lower case. */
export const header = (event: HttpEvent, name: string): string | undefined => event.headers[name]

/** The shopper's IP address, which the edge adds: behind it the gateway sees only the edge's own. */
export const viewerAddress = (event: HttpEvent): string =>
  header(event, 'x-viewer-ip') ?? event.requestContext.http.sourceIp
