import * as z from 'zod/mini'

const resourceSchema = z.looseObject({
  Type: z.string(),
  DeletionPolicy: z.optional(z.string()),
  Metadata: z._default(z.record(z.string(), z.unknown()), {}),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
})

/** A template as it is deployed, the only input of the rules. */
export const templateSchema = z.looseObject({
  Resources: z._default(z.record(z.string(), resourceSchema), {}),
  Outputs: z._default(z.record(z.string(), z.looseObject({ Export: z.optional(z.unknown()) })), {}),
  /** Values of other stacks, by their path in SSM. */
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.optional(z.unknown()) })), {}),
})
export type Template = z.infer<typeof templateSchema>
export type Resource = { id: string } & z.infer<typeof resourceSchema>

/** The resources of a type, or of all types with the prefix when it ends in `::`. */
export const resourcesOf = (template: Template, type: string): Resource[] =>
  Object.entries(template.Resources)
    .filter(([, resource]) => (type.endsWith('::') ? resource.Type.startsWith(type) : resource.Type === type))
    .map(([id, resource]) => ({ id, ...resource }))

/** A property by its path: `at(bucket, 'VersioningConfiguration.Status')`. */
export const at = (resource: Resource, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], resource.Properties)

/** The text of a value that the template composes: `arn:$AWSPartition:s3:::…`, `$tableArn/index/*`. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const { 'Fn::Join': join, Ref: ref, 'Fn::GetAtt': attribute } = Object(value)
  if (Array.isArray(join)) return [join[1]].flat().map(textOf).join(String(join[0]))
  const name = ref ?? [attribute].flat().join('')
  return `$${String(name || JSON.stringify(value)).replaceAll(/\W/g, '')}`
}
