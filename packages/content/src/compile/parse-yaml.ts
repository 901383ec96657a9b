import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import { isScalar } from 'yaml'
import * as z from 'zod/mini'
import type { Report } from './content-problem.ts'
import { parseLined, valueLine } from './value-line.ts'

/** YAML that a schema accepted, with the line of each of its values. */
export type Parsed<T> = {
  value: T
  lineOf(path: readonly PropertyKey[]): number
  /** Where the words of a text begin: below its name after a `|` or a `>`. */
  textLineOf(path: readonly PropertyKey[]): number
}

/** `line` is where the text begins in its file. `extra` are fields that the text does not say. Null when problems were reported. */
export function parseYaml<S extends z.ZodMiniType>(
  text: string,
  { schema, line, extra = {} }: { schema: S; line: number; extra?: Record<string, unknown> },
  report: Report,
): Parsed<z.infer<S>> | null {
  const lined = parseLined(text)
  const { document, counter } = lined
  for (const { message, pos } of document.errors)
    report(
      line + counter.linePos(pos[0]).line - 1,
      message.split('\n')[0] ?? message,
      'YAML, such as "title: About us"',
    )
  if (document.errors.length > 0) return null

  const lineOf = (path: readonly PropertyKey[]): number => line + valueLine(lined, path) - 1
  function textLineOf(path: readonly PropertyKey[]): number {
    const node = document.getIn(path, true)
    const isBelow = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
    return lineOf(path) + Number(isBelow)
  }
  const json: unknown = document.toJS()
  const input = typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, ...extra } : json
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { value: parsed.data, lineOf, textLineOf }
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const [at, { path, found, allowed }] of describeIssue(schema, input, issue).entries())
      report(lineOf([...issue.path, ...names.slice(at, at + 1)]), `${path || 'the fields'}: ${found}`, allowed)
  }
  return null
}
