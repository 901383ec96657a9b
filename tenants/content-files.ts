import { existsSync, readdirSync } from 'node:fs'
import { pageOfFile } from '@forecourt/content/compile/file-path'

/** The Markdown files of a tenant, relative to its folder, which ends with a slash: `pages/about-us.md`. */
export function contentFiles(folder: URL): string[] {
  const pages = new URL('pages/', folder)
  if (!existsSync(pages)) return []
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `pages/${name.replaceAll('\\', '/')}`)
    .sort()
}

/** The paths of the pages that these files are. */
export const contentPaths = (folder: URL): string[] =>
  contentFiles(folder).flatMap((name) => pageOfFile(name)?.path ?? [])
