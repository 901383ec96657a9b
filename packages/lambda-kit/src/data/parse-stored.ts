import * as z from 'zod/mini'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** `unknown` are the paths of what was left out of the value. */
export type StoredValue<T> = { success: true; data: T; unknown: string[] } | { success: false; error: z.core.$ZodError }

type Options = {
  /** Outside of lists a choice that cannot be left out becomes the first that this release knows. */
  firstChoice?: boolean
}

/**
 * Parses what is stored but for what this release does not know: a newer one may have written it before a rollback, and a
 * field that we drop stays in a table until it is written again. A name that is not ours is left out, and so is a choice
 * that is none of ours, with the entry of a list that cannot be without it. What is wrong in any other way fails.
 */
export function parseStored<S extends z.core.$ZodType>(
  schema: S,
  stored: unknown,
  { firstChoice = false }: Options = {},
): StoredValue<z.core.output<S>> {
  const whole = z.safeParse(schema, stored)
  if (whole.success) return { ...whole, unknown: [] }

  const unknown = whole.error.issues.map((issue) => unknownPaths(stored, issue))
  if (unknown.some((paths) => paths.length === 0)) return whole
  const known = structuredClone(stored)
  removePaths(known, unknown.flat())
  const success = { success: true, unknown: unknown.flat().map(pathText) } as const
  const partial = z.safeParse(schema, known)
  if (partial.success) return { ...success, data: partial.data }

  // What is missing now was left out just above.
  const choices = firstChoice ? firstChoices(whole.error.issues) : new Map()
  const entries: Path[] = []
  for (const { path } of partial.error.issues) {
    const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1)
    const choice = choices.get(pathText(path))
    if (entry.length > 0) entries.push(entry)
    else if (choice !== undefined) Reflect.set(holderOf(known, path), path.at(-1) ?? '', choice)
  }
  removePaths(known, entries)
  const rest = z.safeParse(schema, known)
  return rest.success ? { ...success, data: rest.data } : whole
}

/** Where an issue finds something that a newer release may know; nowhere, when it is an issue of another kind. */
function unknownPaths(stored: unknown, issue: Issue): Path[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key])
  if (Reflect.get(holderOf(stored, path), path.at(-1) ?? '') === undefined) return []
  if (issue.code === 'invalid_union' && 'discriminator' in issue) return [path.slice(0, -1)]
  return issue.code === 'invalid_value' ? [path] : []
}

const firstChoices = (issues: readonly Issue[]): Map<string, unknown> =>
  new Map(issues.flatMap((issue) => (issue.code === 'invalid_value' ? [[pathText(issue.path), issue.values[0]]] : [])))

const pathText = (path: Path): string => path.map(String).join('.')

const holderOf = (value: unknown, path: Path): object =>
  Object(path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], value))

/** The deepest first, and the last entries of a list first, so that no path moves before its turn. */
function removePaths(value: unknown, paths: readonly Path[]): void {
  const unique = [...new Map(paths.map((path) => [pathText(path), path])).values()]
  unique.sort((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)))
  for (const path of unique) {
    const holder = holderOf(value, path)
    const key = path.at(-1) ?? ''
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
  }
}
