import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { applyTenantConfig } from './endpoint.ts'

/** A dealer's stack is deployed, changed or removed. */
export const handler = createCustomResourceHandler('tenant-config', applyTenantConfig)
