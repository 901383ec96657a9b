import { expect, test } from 'vitest'
import { forbiddenVariables } from './forbidden-variables.ts'

test.each([
  ['a secret', { ORIGIN_SECRET: 'guess' }, 'ORIGIN_SECRET would be a secret in text (keep it in Secrets Manager'],
  ['a token', { SMS_TOKEN: 'x' }, 'SMS_TOKEN would be a secret in text'],
  ['a secret that is filled in at the deploy', { MAIL: '{{resolve:secretsmanager:mail}}' }, 'MAIL would be a secret'],
  ['a password within an address', { MAIL_URL: 'smtps://us:guess@mail.example' }, 'MAIL_URL would be a secret'],
  ['a folder of one machine', { RELEASES_DIR: '/tmp/x' }, 'RELEASES_DIR is for one machine only'],
  ['the tables of one machine', { AWS_ENDPOINT_URL_DYNAMODB: 'http://x' }, 'is for one machine only'],
  [
    'an address of one machine',
    { CANARY_SITE: 'http://a.localhost:8080' },
    'CANARY_SITE leads to one machine, http://a.',
  ],
  [
    'a name for one machine',
    { OPENSEARCH_URL: { 'Fn::Join': ['', ['http://127.0.0.1:', '9']] } },
    'leads to one machine',
  ],
])('%s is not fit to be in the environment, and is named', (_what, environment, says) => {
  expect(forbiddenVariables({ STAGE: 'prod', ...environment })).toEqual([expect.stringContaining(says)])
})

test('where a secret is may be said', () => {
  expect(
    forbiddenVariables({ ORIGIN_SECRET_ARN: 'arn:aws:secretsmanager:…', SMS_TOKEN_PARAMETER: '/forecourt/sms' }),
  ).toEqual([])
})

test('a cloud on one machine may have its engine there, and a secret in text no more than others', () => {
  expect(forbiddenVariables({ STAGE: 'local', OPENSEARCH_URL: 'http://127.0.0.1:9200' })).toEqual([])
  expect(forbiddenVariables({ STAGE: 'local', ORIGIN_SECRET: 'guess' })).toHaveLength(1)
})
