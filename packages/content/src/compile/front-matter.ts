import { type ContentKind, type FrontMatter, frontMatterSchema } from '@forecourt/contracts/content/content-page'
import type { CompileContext } from './compile-context.ts'
import type { Report } from './content-problem.ts'
import { type Parsed, parseYaml } from './parse-yaml.ts'

const shape = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** `bodyOffset` is in lines. */
type Read = { fields: Parsed<FrontMatter> | null; body: string; bodyOffset: number }

const requiredBy = {
  page: [],
  post: ['published', 'author'],
  brand: ['make'],
  model: ['make', 'model', 'body'],
} as const satisfies Record<ContentKind, readonly (keyof FrontMatter)[]>

/** The fields between two lines of ---, null where they are wrong, and the words below. */
export function readFrontMatter(text: string, kind: ContentKind, context: CompileContext, report: Report): Read | null {
  const found = shape.exec(text)
  if (!found) {
    report(1, 'no fields', 'begin with a line ---, fields such as "title: About us", and a line ---')
    return null
  }
  const parsed = parseYaml(found[1] ?? '', { schema: frontMatterSchema, line: 2 }, report)
  if (parsed) checkFields(parsed, kind, context, report)
  return { fields: parsed, body: text.slice(found[0].length), bodyOffset: found[0].split('\n').length - 1 }
}

function checkFields(
  { value, lineOf }: Parsed<FrontMatter>,
  kind: ContentKind,
  context: CompileContext,
  report: Report,
) {
  const { start, end, picture, alt, logo } = value
  for (const field of requiredBy[kind])
    if (value[field] === undefined) report(2, `a ${kind} without "${field}"`, `add "${field}:"`)
  if (end && context.today && end < context.today)
    report(lineOf(['end']), `the past day ${end}`, 'a later day, or remove the file')
  if (start && end && end < start) report(lineOf(['end']), `an end before the start ${start}`, 'a later day')
  for (const [field, file] of Object.entries({ picture, logo }))
    if (file && !context.hasFile(file))
      report(lineOf([field]), `the picture ${JSON.stringify(file)}`, 'name a file beside site.json')
  if (picture && !alt?.trim()) report(lineOf(['picture']), 'a picture without words', 'say in "alt" what is on it')
}
