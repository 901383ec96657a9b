import { expect, test } from 'vitest'
import { remotes } from './deployment/deploy-everything.ts'
import { nextSteps } from './next-steps.ts'

test('a cloud that is ready says how it is gone through, looked at and deployed to, each with all that it needs', () => {
  const at = 'AWS_ENDPOINT_URL=http://127.0.0.1:4710'
  const keys = 'AWS_REGION=ap-southeast-2 AWS_ACCESS_KEY_ID=test AWS_SECRET_ACCESS_KEY=test'
  expect(nextSteps('http://127.0.0.1:4710', 'northgate')).toEqual([
    `The journeys: ${at} npm run aws:smoke -- --tenant northgate`,
    `What is wrong: ${at} npx forecourt doctor --stage local`,
    `Releases: ${at} npx forecourt remote list --stage local`,
    `A deploy: ${at} ${keys} npx cdk deploy -c stage=local -c remote=${remotes[0]}`,
  ])
})
