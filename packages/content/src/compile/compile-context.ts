import type { Site } from '@forecourt/contracts/site/site'

/** What compiling needs to know of the tenant. */
export type CompileContext = {
  site: Pick<Site, 'slug' | 'claims' | 'pricing'>
  /** Whether a file lies beside site.json. */
  hasFile(name: string): boolean
  /** What is wrong with a link, as what to do; undefined for one that leads somewhere. */
  linkProblem(href: string): string | undefined
  /** Paths that a released page of a fixed path answers: a content page there would never be seen. */
  isTaken(path: string): boolean
  /** The day (`2026-11-23`) at the dealer's place, where pages that are over are refused: else nothing shows them, and the rest is in order. */
  today?: string
}
