import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planText, runSteps } from './run-steps.ts'
import type { Step, StepName } from './ship-plan.ts'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ship-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A step that leaves a file, and ends with a code. */
const step = (name: StepName, code = 0): Step => ({
  name,
  does: `${name}: does it`,
  command: [process.execPath, '-e', `require('node:fs').writeFileSync('${name}', ''); process.exit(${code})`],
  ifItFails: 'Fix it.',
})
const run = (steps: Step[]) =>
  runSteps(steps, { folder, resume: (at) => `ship --from ${at}`, say: (line) => void said.push(line.trim()) })

test('steps run one after the other, and the first that fails is the last, with what to do', {
  tags: 'long',
}, async () => {
  await expect(run([step('deploy'), step('publish', 3), step('promote')])).rejects.toThrow(
    /^step 2 of 3, publish, failed after \d+ s, and the steps after it did not run\. Fix it\.\nThen: ship --from publish$/,
  )
  expect(readdirSync(folder).sort()).toEqual(['deploy', 'publish'])
  expect(said).toEqual([
    'Step 1 of 3: deploy: does it',
    expect.stringMatching(/^Step 1 of 3 is done, in \d+ s\.$/),
    'Step 2 of 3: publish: does it',
  ])
})

test('a plan that waits for another stack stops the ship, which continues after it', { tags: 'long' }, async () => {
  const waits = { code: 3, todo: 'Deploy data.', resumeAt: 'deploy' } as const
  await expect(run([{ ...step('plan', 3), waits }, step('deploy')])).rejects.toThrow(
    /^the steps after step 1 of 2, plan, did not run: they wait for other stacks\. Deploy data\.\nThen: ship --from deploy$/,
  )
  await expect(run([{ ...step('plan', 1), waits }, step('deploy')])).rejects.toThrow(
    /plan, failed .*\nThen: ship --from plan$/s,
  )
  expect(readdirSync(folder)).toEqual(['plan'])
})

test('all that succeed are done', { tags: 'long' }, async () => {
  await run([step('deploy'), step('publish'), step('promote')])
  expect(readdirSync(folder).sort()).toEqual(['deploy', 'promote', 'publish'])
  expect(said.at(-1)).toMatch(/^Step 3 of 3 is done/)
})

test('the plan names each step and its command', () => {
  const { name, does, ifItFails } = step('deploy')
  expect(planText([{ name, does, ifItFails, command: ['npx', 'cdk', 'deploy'] }])).toBe(
    '1. deploy: does it\n   npx cdk deploy',
  )
})
