import * as z from 'zod/mini'
import { describeIssue } from '../../validation/describe-issue.ts'
import type { Problem } from '../../validation/problem.ts'
import { type Site, siteSchema } from '../site.ts'
import { crossFieldProblems } from './cross-field-problems.ts'

export type { Problem } from '../../validation/problem.ts'
export type ParsedSite = { ok: true; site: Site } | { ok: false; problems: Problem[] }

/** TN-3. Validates a tenant as a whole: every field, then what must hold between fields. All problems are reported at once. */
export function parseSite(json: unknown): ParsedSite {
  const parsed = z.safeParse(siteSchema, json)
  const issues = parsed.success ? [] : parsed.error.issues
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  const problems = [
    ...issues.flatMap((issue) => describeIssue(siteSchema, json, issue)),
    ...(isObject ? crossFieldProblems({ ...json }) : []),
  ]
  return parsed.success && problems.length === 0 ? { ok: true, site: parsed.data } : { ok: false, problems }
}

/** One line a problem, as an operator reads it: file, field, what was found, what is allowed. */
export function describeProblems(problems: readonly Problem[], file: string): string {
  return problems
    .map(({ path, found, allowed }) => `${file}: ${path || 'the file'}: found ${found}; allowed is ${allowed}`)
    .join('\n')
}
