import type { Release } from '@forecourt/contracts/releases/release'

/** Storage of releases: `remotes/<name>/<version>/…` for browsers, `…/server/…` for the document function. */
export interface ReleaseFiles {
  /**
   * The local folder with the release's complete server build. Rejects if a file is missing or not the published one.
   */
  serverFolder(release: Release): Promise<string>
  /** The text of a file, by its address: `/remotes/search/1.2.0/page.css`. Rejects for any other address. */
  readText(url: string): Promise<string>
}
