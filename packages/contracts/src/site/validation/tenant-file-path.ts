import type { Site } from '../site.ts'

/** Where a file that lies beside a tenant's site.json is served; an address under /media/ is its own. */
export const tenantFilePath = (site: Pick<Site, 'slug'>, name: string): string =>
  name.startsWith('/') ? name : `/media/tenants/${site.slug}/${name}`
