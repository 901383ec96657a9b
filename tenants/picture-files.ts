import { existsSync } from 'node:fs'

/** The platform's pictures, which are served under `/media/demo/`. */
const library = new URL('../tools/demo-stock/photos/', import.meta.url)

const ownName = /^[a-z0-9-]+\.[a-z]+$/
const libraryName = /^\/media\/demo\/((?:[\w@-]+\/)+[\w@-]+\.avif)$/

/**
 * Whether a picture that a tenant names is there: a file beside its site.json, also by its address `/media/tenants/<slug>/<file>`, or one of the
 * platform's library. `folder` is the tenant's, and ends with a slash.
 */
export function hasPicture(name: string, { slug, folder }: { slug: string; folder: URL }): boolean {
  const ownPrefix = `/media/tenants/${slug}/`
  const own = name.startsWith(ownPrefix) ? name.slice(ownPrefix.length) : name
  if (ownName.test(own)) return existsSync(new URL(own, folder))
  const [, shared] = libraryName.exec(name) ?? []
  return shared !== undefined && existsSync(new URL(shared, library))
}
