import { href } from '@forecourt/contracts/site/fields'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import * as z from 'zod/mini'
import type { CompileContext } from './compile-context.ts'
import type { Report } from './content-problem.ts'

const parser = unified().use(remarkParse).use(remarkGfm)
/** Raw HTML is never passed on; what remains is cut to the tags of GitHub's own list, and to the protocols that `href` takes. */
const toHtml = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, {
    ...defaultSchema,
    protocols: { href: ['https', 'tel', 'mailto'], src: ['https'] },
    attributes: { ...defaultSchema.attributes, img: ['src', 'alt', 'loading', 'width', 'height'] },
  })
  .use(rehypeStringify)

export type Root = ReturnType<typeof parser.parse>
export type MarkdownNode = Root['children'][number]

export const parseMarkdown = (text: string): Root => parser.parse(text)
export const renderMarkdown = (children: Root['children']): string =>
  toHtml.stringify(toHtml.runSync({ type: 'root', children }))

/** The line in the file: `offset` lines precede the parsed text. */
export const lineOf = (node: { position?: { start: { line: number } } }, offset: number): number =>
  (node.position?.start.line ?? 1) + offset

type Visited = { context: CompileContext; report: Report; offset: number }

/** Checks links, pictures, headings and HTML of some Markdown, and gives pictures their served addresses. */
export function checkMarkdown(children: readonly MarkdownNode[], visited: Visited, topLevel = 2): void {
  let level = topLevel - 1
  for (const node of walk(children)) {
    if (node.type === 'heading') {
      checkHeading(node, level, (found, fix) => visited.report(lineOf(node, visited.offset), found, fix))
      level = node.depth
    }
    checkNode(node, visited)
  }
}

type Say = (found: string, fix: string) => void

function checkHeading(node: Extract<MarkdownNode, { type: 'heading' }>, before: number, say: Say): void {
  const { depth } = node
  if (!textOf(node)) say('a heading without words', 'write what follows, or remove it')
  if (depth === 1) say('a heading with one #', 'begin with ##: the title is the first heading of the page')
  else if (depth > before + 1) say(`a heading with ${depth} # below one with ${before}`, `write ${before + 1} #`)
}

function checkNode(node: MarkdownNode, { context, report, offset }: Visited): void {
  const say = (found: string, fix: string) => report(lineOf(node, offset), found, fix)
  if (node.type === 'html') say('HTML', 'write Markdown, or a block: HTML is left out of the page')
  if (node.type === 'link' || node.type === 'definition') {
    const problem = linkProblem(node.url, context)
    if (problem) say(`a link to ${JSON.stringify(node.url)}`, problem)
  }
  if ((node.type === 'link' || node.type === 'linkReference') && !textOf(node))
    say('a link without words', 'say between the [ ] where it leads')
  if (node.type === 'imageReference') say('a picture by reference', 'write ![what is on it](file.avif)')
  if (node.type === 'image') {
    if (!node.alt) say(`the picture ${node.url} without words`, 'say between the [ ] what is on it')
    if (!context.hasFile(node.url)) say(`the picture ${JSON.stringify(node.url)}`, 'name a file beside site.json')
    node.url = `${tenantFilePath(context.site, node.url)}?w=1280`
    node.data = { hProperties: { loading: 'lazy' } }
  }
}

/** The sanitiser removes other addresses, so they are refused before. */
function linkProblem(url: string, context: CompileContext): string | undefined {
  const parsed = z.safeParse(href, url)
  return parsed.success ? context.linkProblem(url) : parsed.error.issues[0]?.message
}

/** The words of a node, and those of its pictures. */
function textOf(node: MarkdownNode): string {
  if ('children' in node) return node.children.map((child) => textOf(child as MarkdownNode)).join('')
  if ('alt' in node) return node.alt ?? ''
  return 'value' in node ? node.value.trim() : ''
}

function* walk(nodes: readonly MarkdownNode[]): Generator<MarkdownNode> {
  for (const node of nodes) {
    yield node
    if ('children' in node) yield* walk(node.children as MarkdownNode[])
  }
}
