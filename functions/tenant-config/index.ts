import { customResource } from '@forecourt/lambda-kit/custom-resource'
import { tenantConfig } from './endpoint.ts'

/** A dealer's stack is deployed, changed or removed. */
export const handler = customResource('tenant-config', tenantConfig)
