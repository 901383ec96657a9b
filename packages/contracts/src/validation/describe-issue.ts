import type * as z from 'zod/mini'
import { nearestName } from './nearest-name.ts'
import type { Problem } from './problem.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** zod's own words where no message is given; zod/mini has no others. */
const defaultMessage = 'Invalid input'
const secretKeys: readonly PropertyKey[] = ['messaging_token']

const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function valueText(value: unknown, path: Path): string {
  if (value === undefined) return 'nothing'
  if (path.some((key) => secretKeys.includes(key))) return 'a value that is not shown here'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const units: Record<string, string> = { string: ' characters', array: ' entries' }

function sizeText(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const unit = units[issue.origin] ?? ''
  if (issue.code === 'too_small') return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`
  return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit}`
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
}

/** Uses the schema's message only where ours would say less: a library may have replaced zod's messages for the rest. */
function allowedText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_small':
    case 'too_big':
      return sizeText(issue)
    default:
      return issue.message === defaultMessage ? 'another value' : issue.message
  }
}

/** What a schema is of a value: without what wraps it and, of a union by `kind` or the like, the option that the value says. */
function plainSchema(schema: z.core.$ZodType, value: unknown): z.core.$ZodTypes | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default' || def.type === 'nullable' || def.type === 'optional')
    return plainSchema(def.innerType, value)
  if (def.type !== 'union' || !('discriminator' in def)) return schema as z.core.$ZodTypes
  const said = valueAt(value, [String(def.discriminator)]) as string
  return def.options.find((option) =>
    option._zod.propValues?.[String(def.discriminator)]?.has(said),
  ) as z.core.$ZodTypes
}

/** The names that an object may have at a path of the schema. */
function namesAt(schema: z.core.$ZodType, input: unknown, [key, ...rest]: Path): string[] {
  const def = plainSchema(schema, input)?._zod.def
  if (key === undefined) return def?.type === 'object' ? Object.keys(def.shape) : []
  const next = def?.type === 'object' ? def.shape[String(key)] : def?.type === 'array' ? def.element : undefined
  return next ? namesAt(next, valueAt(input, [key]), rest) : []
}

/** One of zod's issues in words that name the field, what was found and what is allowed. */
export function describeIssue(schema: z.core.$ZodType, input: unknown, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const names = namesAt(schema, input, issue.path)
    return issue.keys.map((key) => {
      const nearest = nearestName(key, names)
      const allowed = nearest ? `"${nearest}", the nearest name there is` : `one of the names ${names.join(', ')}`
      return { path: pathText([...issue.path, key]), found: 'an unknown name', allowed }
    })
  }
  const path = issue.path
  return [{ path: pathText(path), found: valueText(valueAt(input, path), path), allowed: allowedText(issue) }]
}
