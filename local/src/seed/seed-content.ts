import { publishContent, readPointer } from '@forecourt/content/store/content-versions'
import type { Site } from '@forecourt/contracts/site/site'
import { TenantError } from '@forecourt/tenants'
import { readContent } from '@forecourt/tenants/read-content'

/** Publishes the content pages of sites whose files have changed. A rolled-back version stays rolled back. */
export async function seedContent(sites: readonly Site[], say: (step: string) => void): Promise<void> {
  for (const site of sites) {
    try {
      const content = readContent(site)
      const known = (await readPointer(site.slug))?.versions.some(({ hash }) => hash === content.hash)
      if (!known) await publishContent(site.slug, content)
    } catch (error) {
      if (!(error instanceof TenantError)) throw error
      say(`The pages of ${site.slug} are left as they were:\n${error.message}`)
    }
  }
}
