import type { Functions } from '../config/function-routes.ts'
import { stackNames } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { type Template, templateSchema } from '../rules/template/template.ts'
import { changesText, compareFacts } from './compare-facts.ts'
import { needsOfOthers } from './needs-others.ts'
import { factsOf } from './template-facts.ts'

type Plan = {
  stage: Pick<Stage, 'name'>
  team: string
  functions: Functions
  /** The template that is deployed; undefined before the first deploy. */
  before: unknown
  after: unknown
  /** Whether the squad's roles are known to be there, though its stack may not be. */
  hasRoles?: boolean
}

/**
 * What a deploy of a team's functions changes, in words, and what of it other stacks must bring. `waits`: one of them must be deployed
 * before.
 */
export function planChanges({ stage, team, functions, before, after, hasRoles = false }: Plan): {
  text: string
  waits: boolean
} {
  const stack = stackNames.team(stage, team)
  const read = (template: unknown) => factsOf(templateSchema.parse(template) satisfies Template, `${stack}-`)
  const old = before === undefined ? undefined : read(before)
  const changes = compareFacts(old, read(after))
  if (changes.length === 0) return { text: `${stack}: nothing changes.`, waits: false }
  const others = needsOfOthers({ before: old, changes }, { stage, team, functions, hasRoles })
  const text = [
    `${stack}${old ? '' : ', which is not deployed yet'}: + comes, - goes, ~ changes`,
    '',
    changesText(changes),
    ...(others.length > 0 ? ['', 'Other stacks', ...others.map(({ says }) => `  ${says}`)] : []),
  ].join('\n')
  return { text, waits: others.some(({ isBefore }) => isBefore) }
}
