import { existsSync, readFileSync } from 'node:fs'
import { type CompiledContent, compileContent } from '@forecourt/content/compile/compile-content'
import type { CompileContext } from '@forecourt/content/compile/compile-context'
import { describeContentProblems } from '@forecourt/content/compile/content-problem'
import type { Site } from '@forecourt/contracts/site/site'
import { answeringPattern, linkCheck } from '@forecourt/domain/site/link-problems'
import { contentFiles, contentPaths } from './content-files.ts'
import { declaredPages } from './declared-pages.ts'
import { displayFolder, TenantError, tenantFolder } from './read-tenants.ts'

type ReadOptions = {
  folder?: URL
  /** The day at the dealer's place; given, a page that is over is a problem: to write one is a mistake, to have one is not. */
  today?: string
}

/**
 * The content pages of a tenant, checked whole.
 * @throws TenantError with every problem, each with its file, its line and what to do.
 */
export function readContent(site: Site, { folder, today }: ReadOptions = {}): CompiledContent {
  const own = tenantFolder(site.slug, folder)
  const patterns = declaredPages()
  const context: CompileContext = {
    site,
    hasFile: (name) => /^[a-z0-9-]+\.[a-z]+$/.test(name) && existsSync(new URL(name, own)),
    linkProblem: linkCheck({ paths: site.paths, patterns, contentPaths: contentPaths(own) }),
    takenBy: (path) => answeringPattern(path, { paths: site.paths, patterns }),
    ...(today !== undefined && { today }),
  }
  const files = contentFiles(own).map((name) => ({ name, text: readFileSync(new URL(name, own), 'utf8') }))
  const compiled = compileContent(files, context)
  if (!compiled.ok) throw new TenantError(describeContentProblems(compiled.problems, displayFolder(site.slug, folder)))
  return compiled.content
}
