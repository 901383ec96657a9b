import type { ContentKind } from '@forecourt/contracts/content/content-page'

const shape = /^pages\/((?:[a-z0-9][a-z0-9-]*\/)?[a-z0-9][a-z0-9-]*)\.md$/
const pathShape = /^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)?$/

/** DynamoDB's sort keys have at most 1024 bytes: a page's is its version's hash and its path. */
const maxPathLength = 300

/** Whether a page can have the path: no other is looked up. */
export const isContentPath = (path: string): boolean => path.length <= maxPathLength && pathShape.test(path)

/**
 * Which page a file is: `pages/about-us.md` is `/about-us`, `pages/blog/first.md` the post `/blog/first`, `pages/brands/kia.md` the
 * overview `/kia/overview` (RT-17) and `pages/models/sportage.md` the model `/sportage` (RT-18). Null for any other name.
 */
export function pageOfFile(file: string): { path: string; kind: ContentKind } | null {
  const page = pageOfName(file)
  return page && isContentPath(page.path) ? page : null
}

function pageOfName(file: string): { path: string; kind: ContentKind } | null {
  const name = shape.exec(file)?.[1]
  if (name === undefined) return null
  const [folder, rest] = name.split('/')
  if (rest === undefined) return { path: `/${name}`, kind: 'page' }
  if (folder === 'brands') return { path: `/${rest}/overview`, kind: 'brand' }
  if (folder === 'models') return { path: `/${rest}`, kind: 'model' }
  return { path: `/${name}`, kind: folder === 'blog' && rest !== 'vehicle-reviews' ? 'post' : 'page' }
}
