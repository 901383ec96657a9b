import { type AuthoredBlock, type BlockKind, blockKinds, blockSchemas } from '@forecourt/contracts/content/blocks'
import type { ContentBlock, ContentPage } from '@forecourt/contracts/content/content-page'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { CompileContext } from './compile-context.ts'
import type { Report } from './content-problem.ts'
import { type Parsed, parseYaml } from './parse-yaml.ts'
import { checkMarkdown, lineOf, type MarkdownNode, parseMarkdown, renderMarkdown } from './render-markdown.ts'

type Code = Extract<MarkdownNode, { type: 'code' }>
export type BlockScope = { context: CompileContext; report: Report; offset: number; pages: readonly ContentPage[] }

const isKind = (name: string): name is BlockKind => blockKinds.some((kind) => kind === name)

/** One fenced block of a page; null when problems were reported. */
export function compileBlock(node: Code, scope: BlockScope): ContentBlock | null {
  const line = lineOf(node, scope.offset)
  const name = node.lang ?? ''
  if (!isKind(name)) {
    const nearest = nearestName(name, blockKinds)
    const fix = nearest ? `the nearest block is "${nearest}"` : `one of the blocks ${blockKinds.join(', ')}`
    scope.report(line, name ? `the block "${name}"` : 'a block without a name', fix)
    return null
  }
  const extra = { kind: name }
  const parsed = parseYaml(node.value || '{}', { schema: blockSchemas[name], line: line + 1, extra }, scope.report)
  if (!parsed) return null
  checkValues(parsed, scope)
  return delivered(parsed, scope)
}

/** Links and pictures anywhere in a block, and claims. */
function checkValues({ value, lineOf: at }: Parsed<AuthoredBlock>, { context, report }: BlockScope): void {
  if (!context.site.claims && (value.kind === 'sales_this_month' || value.kind === 'stats'))
    report(
      at(['kind']),
      `the block "${value.kind}"`,
      'figures of the dealer\'s own only with "claims": true in site.json',
    )
  for (const { path, key, text } of textsOf(value)) {
    if (key === 'href') {
      const problem = context.linkProblem(text)
      if (problem) report(at(path), `a link to ${JSON.stringify(text)}`, problem)
    }
    if (key === 'picture' && !context.hasFile(text))
      report(at(path), `the picture ${JSON.stringify(text)}`, 'name a file beside site.json')
    if (key === 'alt' && text.trim() === '' && value.kind !== 'hero')
      report(at(path), 'a picture without words', 'say in "alt" what is on it')
  }
}

type Text = { path: PropertyKey[]; key: string; text: string }

function textsOf(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ path, key: String(path.at(-1)), text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]))
}

const entryOf = ({ path, title, description, picture, alt }: ContentPage) => ({
  path,
  title,
  description,
  picture,
  alt,
})
const modelEntry = (page: ContentPage) => ({
  ...entryOf(page),
  make: page.make ?? '',
  model: page.model ?? page.title,
  body: page.body ?? '',
})

/** Markdown as HTML, and lists with the entries of the other pages. */
function delivered(parsed: Parsed<AuthoredBlock>, scope: BlockScope): ContentBlock {
  const { value: block } = parsed
  const html = (path: PropertyKey[], text: string) => proseHtml(text, parsed.textLineOf(path), scope)
  switch (block.kind) {
    case 'faq':
      return {
        ...block,
        items: block.items.map((item, at) => ({ ...item, answer: html(['items', at, 'answer'], item.answer) })),
      }
    case 'columns':
      return {
        ...block,
        items: block.items.map((item, at) => ({ ...item, text: html(['items', at, 'text'], item.text) })),
      }
    case 'terms':
      return { ...block, text: html(['text'], block.text) }
    case 'brands':
      return { kind: 'brands', title: block.title, entries: brandEntries(scope.pages, block.only) }
    case 'models':
      return { kind: 'models', title: block.title, entries: modelEntries(scope.pages, block.make) }
    case 'posts':
      return {
        kind: 'posts',
        title: block.title,
        limit: block.limit,
        entries: postEntries(scope.pages, block.category),
      }
    default:
      return block
  }
}

function proseHtml(text: string, line: number, scope: BlockScope): string {
  const { children } = parseMarkdown(text)
  checkMarkdown(children, { ...scope, offset: line - 1 }, 3)
  return renderMarkdown(children)
}

const brandEntries = (pages: readonly ContentPage[], only?: readonly string[]) =>
  pages
    .filter(({ kind, make }) => kind === 'brand' && (!only || only.includes(make ?? '')))
    .map((page) => ({ ...entryOf(page), make: page.make ?? '', logo: page.logo, skipPage: page.skipPage ?? false }))

export const modelEntries = (pages: readonly ContentPage[], make?: string) =>
  pages.filter((page) => page.kind === 'model' && (make === undefined || page.make === make)).map(modelEntry)

const postEntries = (pages: readonly ContentPage[], category?: string) =>
  pages
    .filter((page) => page.kind === 'post' && (category === undefined || page.category === category))
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .map((page) => ({
      ...entryOf(page),
      published: page.published ?? '',
      author: page.author ?? '',
      category: page.category,
    }))
