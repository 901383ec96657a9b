import type { Resource, Template } from '../rules/template/template.ts'

/** How a template's values are said: names of a stage and a team are left out where they say nothing. */
export type Words = {
  template: Template
  /** `forecourt-prod-finance-`, as the names of a team's resources begin. */
  prefix: string
}

/** A name without what all names of the team begin with. */
export const shortName = (name: string, { prefix }: Pick<Words, 'prefix'>): string =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name

/** A value of the template as text: another stack's by its parameter, `{table/config}`, and one of the same stack by its logical id. */
export function valueText(value: unknown, { template }: Pick<Words, 'template'>): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const { 'Fn::Join': join, Ref: ref, 'Fn::GetAtt': attribute } = value as Record<string, unknown>
  if (Array.isArray(join))
    return [join[1]]
      .flat()
      .map((part) => valueText(part, { template }))
      .join(String(join[0]))
  if (ref === 'AWS::Partition') return 'aws'
  if (typeof ref === 'string') {
    const path = template.Parameters[ref]?.Default
    return typeof path === 'string'
      ? `{${path.replace(/^\/forecourt\/[a-z]+\//, '')}}`
      : `{${ref.replace('AWS::', '')}}`
  }
  if (attribute !== undefined) return `{${[attribute].flat()[0]}}`
  return JSON.stringify(value)
}

const kinds: readonly [shape: RegExp, words: string][] = [
  [/^\*$/, 'everything'],
  [/^.*:table\/\{table\/(\w+)\}\/index\/\*$/, 'the indexes of $1'],
  [/^.*:table\/\{table\/(\w+)\}$/, 'the table $1'],
  [/^\{stream\/(\w+)\}$/, 'the stream of $1'],
  [/^\{secret\/([\w-]+)\}$/, 'the secret $1'],
  [/^arn:[^:]*:[a-z0-9-]+:[^:]*:[^:]*:(.+)$/, '$1'],
]

/** What a policy's resource is called. */
export function resourceWords(resource: unknown, words: Words): string {
  const text = valueText(resource, words)
  const [, id = ''] = /^\{(\w+)\}$/.exec(text) ?? []
  const own = words.template.Resources[id]
  if (own) return ownWords({ id, ...own })
  const found = kinds.find(([shape]) => shape.test(text))
  return found ? text.replace(...found) : text
}

function ownWords({ id, Type }: Resource): string {
  if (Type === 'AWS::Logs::LogGroup') return 'its log'
  return Type === 'AWS::SQS::Queue' ? `the queue ${queueName(id)}` : id
}

/** The name that the code gives a queue. */
const queueName = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')
