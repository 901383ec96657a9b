import { createHash } from 'node:crypto'
import type { ContentBlock, ContentPage } from '@forecourt/contracts/content/content-page'
import { textProblems } from '@forecourt/domain/compliance/file-rules'
import { type BlockScope, compileBlock, modelEntries } from './compile-block.ts'
import type { CompileContext } from './compile-context.ts'
import type { ContentProblem } from './content-problem.ts'
import { pageOfFile } from './file-path.ts'
import { readFrontMatter } from './front-matter.ts'
import { checkMarkdown, type MarkdownNode, parseMarkdown, renderMarkdown } from './render-markdown.ts'

/** `name` is relative to the tenant's folder: `pages/about-us.md`. */
export type ContentFile = { name: string; text: string }
export type CompiledContent = { hash: string; pages: ContentPage[] }
export type Compiled = { ok: true; content: CompiledContent } | { ok: false; problems: ContentProblem[] }

/** `page` is null where its fields are wrong; its words are checked nevertheless. */
type Draft = { file: string; page: ContentPage | null; nodes: MarkdownNode[]; offset: number }

/** A tenant's pages, checked as a whole: all problems are listed at once, each with its file, its line and what to do. */
export function compileContent(files: readonly ContentFile[], context: CompileContext): Compiled {
  const problems: ContentProblem[] = []
  const reportIn = (file: string) => (line: number, found: string, fix: string) => {
    problems.push({ file, line, found, fix })
  }
  const drafts = files
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((file) => readDraft(file, context, reportIn(file.name)) ?? [])
  for (const { file, page } of drafts) {
    if (!page) continue
    const other = drafts.find((draft) => draft.page?.path === page.path)
    if (other && other.file !== file) reportIn(file)(1, `the path ${page.path}`, `another name: ${other.file} has it`)
    const pattern = context.takenBy(page.path)
    if (pattern) reportIn(file)(1, `the path ${page.path}`, `another name: the page ${pattern} answers it`)
  }
  const pages = drafts.flatMap(({ page }) => page ?? [])
  const finished = drafts.flatMap(({ file, page, nodes, offset }): ContentPage[] => {
    const blocks = compileBlocks(nodes, { context, report: reportIn(file), offset, pages })
    if (!page) return []
    return [{ ...page, blocks, ...(page.kind === 'brand' && { models: modelEntries(pages, page.make) }) }]
  })
  if (problems.length > 0) return { ok: false, problems }
  const hash = createHash('sha256').update(JSON.stringify(finished)).digest('hex').slice(0, 32)
  return { ok: true, content: { hash, pages: finished } }
}

function readDraft(file: ContentFile, context: CompileContext, report: BlockScope['report']): Draft | null {
  const found = pageOfFile(file.name)
  if (!found) {
    report(
      1,
      'a name that is no path',
      'lower-case letters, digits and hyphens, in at most one folder: pages/about-us.md',
    )
    return null
  }
  const read = readFrontMatter(file.text, found.kind, context, report)
  if (!read) return null
  const { fields } = read
  const described = (['title', 'description'] as const).flatMap((name) =>
    fields ? { line: fields.lineOf([name]), text: fields.value[name] } : [],
  )
  for (const { line, text } of [...described, ...paragraphs(read.body, read.bodyOffset)])
    for (const { found, allowed } of textProblems(text, context.site)) report(line, found, allowed)
  const { children } = parseMarkdown(read.body)
  return {
    file: file.name,
    page: fields && { ...fields.value, ...found, blocks: [] },
    nodes: children,
    offset: read.bodyOffset,
  }
}

/** What is between empty lines, each with its line. */
function paragraphs(text: string, offset: number): { line: number; text: string }[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (line.trim() && !lines[index - 1]?.trim() ? [index] : []))
  return starts.map((start, index) => ({
    line: offset + start + 1,
    text: lines
      .slice(start, starts[index + 1])
      .join(' ')
      .trim(),
  }))
}

/** Fenced blocks one by one, and the Markdown between them. */
function compileBlocks(nodes: readonly MarkdownNode[], scope: BlockScope): ContentBlock[] {
  checkMarkdown(nodes, scope)
  const blocks: ContentBlock[] = []
  let text: MarkdownNode[] = []
  const endText = () => {
    if (text.length > 0) blocks.push({ kind: 'text', html: renderMarkdown(text) })
    text = []
  }
  for (const node of nodes) {
    if (node.type !== 'code') {
      text.push(node)
      continue
    }
    endText()
    const block = compileBlock(node, scope)
    if (block) blocks.push(block)
  }
  endText()
  return blocks
}
