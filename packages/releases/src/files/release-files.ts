import type { Release } from '@forecourt/contracts/releases/release'

/** Where the files of releases lie: `remotes/<name>/<version>/…` for browsers, `…/server/…` for the document function. */
export interface ReleaseFiles {
  /** The folder on this machine's disk with the release's whole server build. Rejects when a file is missing or not the published one. */
  serverFolder(release: Release): Promise<string>
  /** The text of a file, by its address: `/remotes/search/1.2.0/page.css`. Rejects for any other address. */
  readText(url: string): Promise<string>
}
