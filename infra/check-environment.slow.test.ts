import { expect, test } from 'vitest'
import { checkEnvironment } from './check-environment.ts'
import { stageOf } from './stages.ts'

const check =
  (environment: Record<string, string>, stage = 'prod') =>
  () =>
    checkEnvironment('search', environment, stageOf(stage))

test.each([
  ['a secret', { ORIGIN_SECRET: 'guess' }, 'ORIGIN_SECRET would be a secret in text'],
  ['a token', { SMS_TOKEN: 'x' }, 'SMS_TOKEN would be a secret in text'],
  ['a folder of one machine', { RELEASES_DIR: '/tmp/x' }, 'RELEASES_DIR is for one machine only'],
  ['the tables of one machine', { AWS_ENDPOINT_URL_DYNAMODB: 'http://x' }, 'is for one machine only'],
  [
    'an address of one machine',
    { OPENSEARCH_URL: 'http://127.0.0.1:9200' },
    'leads to one machine: http://127.0.0.1:9200',
  ],
])('%s in the environment stops the deploy, and is named', (_what, environment, says) => {
  expect(check(environment)).toThrow(says)
})

test('where a secret is may be said', () => {
  expect(check({ ORIGIN_SECRET_ARN: 'arn:aws:secretsmanager:…', SMS_TOKEN_PARAMETER: '/forecourt/sms' })).not.toThrow()
})

test('a cloud on one machine may have its engine there', () => {
  expect(check({ OPENSEARCH_URL: 'http://127.0.0.1:9200' }, 'local')).not.toThrow()
  expect(check({ ORIGIN_SECRET: 'guess' }, 'local')).toThrow('a secret in text')
})
