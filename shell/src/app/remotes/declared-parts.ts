import type { KnownRelease, KnownReleases } from '@forecourt/contracts/releases/release'
import { isOffered, type PathSite } from '../routing/match-path.ts'

export type DeclaredPart = KnownRelease['parts'][number]

/** The released remote that declares a part; null if none does. */
export function declaredPart(
  registry: KnownReleases,
  name: string,
): { remote: KnownRelease; part: DeclaredPart } | null {
  for (const remote of Object.values(registry.remotes)) {
    const part = remote.parts.find((candidate) => candidate.name === name)
    if (part) return { remote, part }
  }
  return null
}

/** TN-4. Whether the site lacks what the part requires. */
export function isPartOff(registry: KnownReleases, site: Pick<PathSite, 'capabilities'>, name: string): boolean {
  const found = declaredPart(registry, name)
  return found !== null && !isOffered(found.part, site)
}

export type DeclaredDialog = { name: string; page: string; title: string }

/** A dialog that a released remote offers on the site. */
export function declaredDialog(
  registry: KnownReleases,
  site: Pick<PathSite, 'capabilities'>,
  name: string,
): DeclaredDialog | null {
  const part = declaredPart(registry, name)?.part
  return part?.dialog && isOffered(part, site) ? { name, ...part.dialog } : null
}
