import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { planText, runSteps } from './run-steps.ts'
import type { Step, StepName } from './ship-plan.ts'

const folder = mkdtempSync(join(tmpdir(), 'ship-'))
afterAll(() => rmSync(folder, { recursive: true }))
let said: string[]
beforeEach(() => {
  said = []
})

/** A step that leaves a file, and ends with a code. */
const step = (name: StepName, code = 0): Step => ({
  name,
  does: `${name}: does it`,
  command: [process.execPath, '-e', `require('node:fs').writeFileSync('${name}', ''); process.exit(${code})`],
  ifItFails: 'Fix it.',
})
const run = (steps: Step[]) =>
  runSteps(steps, { folder, resume: ({ name }) => `ship --from ${name}`, say: (line) => void said.push(line.trim()) })

test('steps run one after the other, and the first that fails is the last, with what to do', async () => {
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

test('all that succeed are done', async () => {
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
