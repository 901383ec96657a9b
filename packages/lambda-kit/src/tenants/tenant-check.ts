import type { MiddlewareObj } from '@middy/core'
import { AppError } from '../app-error.ts'
import { type HttpContext, type HttpEvent, type HttpResult, header } from '../http/http-request.ts'
import { loadSite } from './tenant-config.ts'

export class UnknownTenantError extends AppError {
  constructor() {
    super('not_found', 'No site of ours has this address.')
    this.name = 'UnknownTenantError'
  }
}

/** TN-2. Adds the site of the tenant that the edge names to the context. Without a tenant, or with an unknown one: 404. */
export const tenantCheck = (): MiddlewareObj<HttpEvent, HttpResult, Error, HttpContext> => ({
  before: async ({ event, context }) => {
    context.site = await loadSite(header(event, 'x-tenant') ?? '')
    if (!context.site) throw new UnknownTenantError()
  },
})
