import { existsSync, readFileSync } from 'node:fs'
import { jsonLine } from '@forecourt/content/compile/value-line'
import { describeProblems, type Problem } from '@forecourt/contracts/site/validation/parse-site'

/** Fields that may have a file of their own beside site.json. */
export const ownFiles = ['offers', 'reviews'] as const

/** Where a tenant's files are: `folder` ends with a slash, `shown` is the same for people. */
type Files = { folder: URL; shown: string; logo: string }

/** Each problem beside the file and the line that it is in: locations and the logo have their own files. */
export const describeTenantProblems = (problems: readonly Problem[], files: Files): string =>
  problems.map((problem) => describeProblem(problem, files)).join('\n')

function describeProblem(problem: Problem, { folder, shown, logo }: Files): string {
  if (problem.path === 'logo_svg') return describeProblems([{ ...problem, path: '' }], `${shown}/${logo}`)
  const [field = ''] = problem.path.split(/[.[]/)
  const isOwn = ['locations', ...ownFiles].includes(field)
  const name = isOwn ? `${field}.json` : 'site.json'
  const file = new URL(name, folder)
  // A field whose file is missing has no line.
  if (!existsSync(file)) return describeProblems([problem], `${shown}/${name}`)
  const line = jsonLine(readFileSync(file, 'utf8'), isOwn ? problem.path.slice(field.length) : problem.path)
  return describeProblems([problem], `${shown}/${name}:${line}`)
}
