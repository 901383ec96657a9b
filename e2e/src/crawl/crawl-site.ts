import { ask } from '../platform/ask.ts'
import { internalLinks, sitemapPaths } from './document-links.ts'
import { compressedBytes } from './document-weight.ts'
import { jsonLdProblems } from './schema-org.ts'

/** Compressed bytes of a document, its inlined styles and data with it. */
const maxHtmlBytes = 60_000

/** How many pages are visited of a kind that has many, such as vehicles and searches. */
const sampled = [
  { pattern: /^\/cars\//, count: 6 },
  { pattern: /^\/offers\//, count: 6 },
  { pattern: /^\/og\//, count: 2 },
  { pattern: /^\/(?:compare|print|enquire|book-test-drive|request-photos|something-similar)\b.*\?/, count: 3 },
  { pattern: /\?/, count: 30 },
] as const

/** `examples` are the documents of one page of each kind, by path. */
type Crawl = { pages: string[]; problems: string[]; examples: ReadonlyMap<string, string> }

/** Pages of one kind have the same first segment, the same number of them, and a query or none. */
const kindOf = (path: string): string => {
  const [way = '', query] = path.split('?')
  const [first = '', ...rest] = way.split('/').filter(Boolean)
  return [first, rest.length, query === undefined].join(' ')
}

/** Follows every link of a site from its home page and its sitemaps, without a browser. */
export async function crawlSite(siteUrl: string): Promise<Crawl> {
  const counts = new Map<RegExp, number>()
  const seen = new Map<string, string>()
  const queue: string[] = []
  const problems: string[] = []
  const examples = new Map<string, { path: string; body: string }>()
  const found = (path: string, from: string) => {
    if (seen.has(path) || path.startsWith('/api/')) return
    const kind = sampled.find(({ pattern }) => pattern.test(path))
    if (kind) {
      const count = counts.get(kind.pattern) ?? 0
      if (count >= kind.count) return
      counts.set(kind.pattern, count + 1)
    }
    seen.set(path, from)
    queue.push(path)
  }
  found('/', 'the start')
  for (const file of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/feed.xml']) found(file, 'the start')
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { status, headers, body } = await ask(siteUrl + path, { accept: 'text/html' })
    const problem = (text: string) => problems.push(`${path} (linked from ${seen.get(path)}): ${text}`)
    if (status >= 300 && status < 400) {
      const { origin, pathname, search } = new URL(String(headers.location), siteUrl + path)
      if (origin === new URL(siteUrl).origin) found(pathname + search, path)
      continue
    }
    if (status !== 200) problem(`answers ${status}`)
    const type = String(headers['content-type'])
    if (type.includes('xml')) for (const next of sitemapPaths(body)) found(next, path)
    if (!type.startsWith('text/html')) continue
    const bytes = compressedBytes(body)
    if (bytes > maxHtmlBytes) problem(`has ${bytes} bytes of HTML compressed, and ${maxHtmlBytes} are allowed`)
    for (const text of jsonLdProblems(body)) problem(text)
    if (!examples.has(kindOf(path))) examples.set(kindOf(path), { path, body })
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1]
    if (picture?.includes('/og/')) found(new URL(picture).pathname, path)
    for (const next of internalLinks(body, siteUrl + path)) found(next, path)
  }
  const byPath = new Map(Array.from(examples.values(), ({ path, body }) => [path, body]))
  return { pages: [...seen.keys()], problems, examples: byPath }
}
