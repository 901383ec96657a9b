import { functions } from '@forecourt/functions/needs'
import { expect, test } from 'vitest'
import { functionProblems } from '../config/function-problems.ts'
import { stageTemplates } from '../testing/platform-template.ts'
import { ruleViolations } from './rules.ts'
import { stageRules } from './stage-rules.ts'
import { type Template, templateSchema } from './template/template.ts'

// tools/mutants/matrices/stacks.ts makes mistakes in the sources, each of which one of these must see.

let made: Template[] | undefined
/** Of all stacks of the stage but its edge, synthesised once. */
const templates = (): Template[] => {
  made ??= Object.values(stageTemplates('prod').all).map((template) => templateSchema.parse(template.toJSON()))
  return made
}

test('[IN-1] the declarations of all functions fit each other', () => {
  expect(functionProblems(functions)).toEqual([])
})

// Vitest cuts a name that it formats, and a mutant is caught by its rule's.
for (const { name, broken } of stageRules)
  test(`[IN-1] the stacks of prod together keep the rule: ${name}`, () => {
    expect(broken(templates())).toEqual([])
  })

test('[IN-1] each stack of prod keeps its rules', () => {
  expect(templates().flatMap(ruleViolations)).toEqual([])
})
