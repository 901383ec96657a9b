import type { Site } from './site.ts'

/** Where a file that lies beside a tenant's site.json is served. */
export const tenantFilePath = (site: Pick<Site, 'slug'>, name: string): string => `/media/tenants/${site.slug}/${name}`
