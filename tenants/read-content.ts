import { readFileSync } from 'node:fs'
import { type CompiledContent, compileContent } from '@forecourt/content/compile/compile-content'
import type { CompileContext } from '@forecourt/content/compile/compile-context'
import { describeContentProblems } from '@forecourt/content/compile/content-problem'
import type { Site } from '@forecourt/contracts/site/site'
import { answeringPattern, linkCheck } from '@forecourt/domain/site/link-problems'
import { contentFiles, contentPaths } from './content-files.ts'
import { declaredPages } from './declared-pages.ts'
import { hasPicture } from './picture-files.ts'
import { displayFolder, TenantError, tenantFolder } from './read-tenants.ts'

type ReadOptions = {
  folder?: URL
  /** The day at the dealer's place; given, a page that is over is a problem: to write one is a mistake, to have one is not. */
  today?: string
  /** The page patterns of the releases that serve, for links; the checkout's where none is known. */
  released?: readonly string[]
}

/**
 * The content pages of a tenant, checked whole.
 * @throws TenantError with every problem, each with its file, its line and what to do.
 */
export function readContent(site: Site, { folder, today, released }: ReadOptions = {}): CompiledContent {
  const own = tenantFolder(site.slug, folder)
  const declared = declaredPages()
  const context: CompileContext = {
    site,
    hasFile: (name) => hasPicture(name, { slug: site.slug, folder: own }),
    linkProblem: linkCheck({ paths: site.paths, patterns: released ?? declared, contentPaths: contentPaths(own) }),
    // A page that is not released yet will take the path.
    takenBy: (path) => answeringPattern(path, { paths: site.paths, patterns: [...declared, ...(released ?? [])] }),
    ...(today !== undefined && { today }),
  }
  const files = contentFiles(own).map((name) => ({ name, text: readFileSync(new URL(name, own), 'utf8') }))
  const compiled = compileContent(files, context)
  if (!compiled.ok) throw new TenantError(describeContentProblems(compiled.problems, displayFolder(site.slug, folder)))
  return compiled.content
}
