import * as z from 'zod/mini'
import { at, type Resource, type Template, textOf } from './template.ts'

const listSchema = z._default(z.union([z.string(), z.array(z.string())]), [])
const statementSchema = z.looseObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: listSchema,
  Principal: z._default(
    z.union([z.string(), z.looseObject({ Service: listSchema, AWS: z.optional(z.unknown()) })]),
    '',
  ),
  Resource: z._default(z.unknown(), []),
  Condition: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
})

/** A statement of a policy, normalised. */
export type Statement = {
  /** The resource that the policy is attached to, or the policy itself. */
  id: string
  effect: 'Allow' | 'Deny'
  actions: string[]
  resources: string[]
  conditions: Record<string, Record<string, unknown>>
  /** The AWS services among its principals. */
  services: string[]
  /** The ARNs among its principals. */
  principals: string[]
  /** Its negated elements, such as `NotAction`. */
  negatedElements: string[]
}

/** Every statement of every policy, whatever it is attached to. Throws for a policy that cannot be parsed. */
export const statementsOf = (template: Template): Statement[] =>
  Object.entries(template.Resources).flatMap(([id, { Properties }]) =>
    [Properties.PolicyDocument, Properties.AccessPolicies, ...inlinePolicies(Properties.Policies)]
      .filter((document) => document !== undefined)
      .flatMap((document) => readDocument(id, document)),
  )

const inlinePolicies = (policies: unknown): unknown[] =>
  Array.isArray(policies) ? policies.map((policy) => Object(policy).PolicyDocument) : []

/** The trust policies of roles. */
export const trustOf = (role: Resource): Statement[] => readDocument(role.id, at(role, 'AssumeRolePolicyDocument'))

/** A document may be JSON text, as in a log group's policy, and its statement an object or an array. */
function readDocument(id: string, document: unknown): Statement[] {
  const isObject = typeof document === 'object' && document !== null && 'Statement' in document
  const { Statement } = isObject ? document : Object(JSON.parse(textOf(document)))
  return [Statement].flat().map((one) => {
    const { Effect, Action, Principal, Resource, Condition } = statementSchema.parse(one)
    return {
      id,
      effect: Effect,
      actions: [Action].flat(),
      resources: [Resource].flat().map(textOf),
      conditions: Condition,
      services: typeof Principal === 'string' ? [] : [Principal.Service].flat(),
      principals:
        typeof Principal === 'string' ? [Principal].filter(Boolean) : [Principal.AWS ?? []].flat().map(textOf),
      negatedElements: Object.keys(Object(one)).filter((name) => name.startsWith('Not')),
    }
  })
}

/** What an ARN of IAM names in the account that is deployed to, and no other; its partition may be a literal. */
export const ofThisAccount = (arn: string): string | undefined =>
  /^arn:(?:aws|\$AWSPartition):iam::\$AWSAccountId:(.+)$/.exec(arn)?.[1]
