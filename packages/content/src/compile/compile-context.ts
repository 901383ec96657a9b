import type { Site } from '@forecourt/contracts/site/site'

/** What compiling needs to know of the tenant. */
export type CompileContext = {
  site: Pick<Site, 'slug' | 'claims' | 'pricing'>
  /** Whether a file lies beside site.json. */
  hasFile(name: string): boolean
  /** What is wrong with a link, as what to do; undefined for one that leads somewhere. */
  linkProblem(href: string): string | undefined
  /** The pattern of a remote's page that answers a path: a content page there might never be seen. */
  takenBy(path: string): string | undefined
  /** The day (`2026-11-23`) at the dealer's place, where pages that are over are refused: else nothing shows them, and the rest is in order. */
  today?: string
}
