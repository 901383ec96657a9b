import * as z from 'zod/mini'

const resourceSchema = z.looseObject({
  Type: z.string(),
  DeletionPolicy: z.optional(z.string()),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
})

/** A template as it is deployed: the rules look at this and at nothing of ours. */
export const templateSchema = z.looseObject({ Resources: z._default(z.record(z.string(), resourceSchema), {}) })
export type Template = z.infer<typeof templateSchema>
export type Resource = { id: string } & z.infer<typeof resourceSchema>

/** The resources of a type, or of every type that begins so when it ends in `::`. */
export const resourcesOf = (template: Template, type: string): Resource[] =>
  Object.entries(template.Resources)
    .filter(([, resource]) => (type.endsWith('::') ? resource.Type.startsWith(type) : resource.Type === type))
    .map(([id, resource]) => ({ id, ...resource }))

/** A property by its path: `at(bucket, 'VersioningConfiguration.Status')`. */
export const at = (resource: Resource, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], resource.Properties)

const statementSchema = z.looseObject({
  Effect: z.string(),
  Action: z._default(z.union([z.string(), z.array(z.string())]), []),
  Resource: z._default(z.unknown(), []),
  Principal: z.optional(z.unknown()),
  Condition: z.optional(z.unknown()),
})
export type Statement = { id: string; effect: string; actions: string[]; resources: unknown[]; text: string }

/** Every statement of every policy, whatever it hangs on. */
export function statementsOf(template: Template): Statement[] {
  const documents = Object.entries(template.Resources).flatMap(([id, { Properties }]) =>
    [Properties.PolicyDocument, ...inlinePolicies(Properties.Policies)].map((document) => ({ id, document })),
  )
  return documents.flatMap(({ id, document }) => {
    const { Statement } = Object(document)
    if (!Array.isArray(Statement)) return []
    return Statement.map((one) => {
      const { Effect, Action, Resource } = statementSchema.parse(one)
      return { id, effect: Effect, actions: [Action].flat(), resources: [Resource].flat(), text: JSON.stringify(one) }
    })
  })
}

const inlinePolicies = (policies: unknown): unknown[] =>
  Array.isArray(policies) ? policies.map((policy) => Object(policy).PolicyDocument) : []
