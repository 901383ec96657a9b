import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { applyTenantConfig } from './endpoint.ts'

/** Called when a dealer's stack is deployed, changed or deleted. */
export const handler = createCustomResourceHandler('tenant-config', applyTenantConfig)
