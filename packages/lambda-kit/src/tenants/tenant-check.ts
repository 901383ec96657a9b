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

/** TN-2. The edge names the tenant; the context gets its site. No tenant, or one that is not there: 404. */
export const tenantCheck = (): MiddlewareObj<HttpEvent, HttpResult, Error, HttpContext> => ({
  before: async ({ event, context }) => {
    context.site = await loadSite(header(event, 'x-tenant') ?? '')
    if (!context.site) throw new UnknownTenantError()
  },
})
