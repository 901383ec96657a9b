import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@forecourt/contracts/tables/tables'
import { useFakeAws } from '@forecourt/lambda-kit/testing/fake-aws'
import { dealersFolder } from '@forecourt/tenants'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureText } from '../../failure-text.ts'
import { openStage } from '../../stage.ts'
import { doctorCommand } from '../doctor-command.ts'
import { awsDeployment } from './aws-deployment.ts'

const names = {
  api: 'api',
  tables: Object.fromEntries(Object.keys(tables).map((name) => [name, `prod-${name}-XYZ`])),
  buckets: { assets: 'a', media: 'm', feeds: 'f', uploads: 'u', photos: 'p' },
  deadLetters: {
    'feeds-failed': 'https://sqs.example/1/feeds',
    unindexed: 'https://sqs.example/1/unindexed',
    'lead-delivery-failed': 'https://sqs.example/1/feeds',
    'reminders-failed': 'https://sqs.example/1/feeds',
  },
  index: {
    changes: 'https://sqs.example/1/stock-changes',
    forwards: 'forwards',
    reindex: 'reindex',
    domain: 'stock-prod',
  },
  originSecret: 'secret',
}
/** What the stacks of a stage say of themselves, one value each. */
const said = (...values: object[]) =>
  JSON.stringify({
    Parameters: values.map((it, index) => ({
      Name: `/forecourt/prod/names/${['data', 'forms'][index]}`,
      Value: JSON.stringify(it),
    })),
  })
const { deadLetters, ...others } = names
const { 'feeds-failed': feeds, ...ofOtherTeams } = deadLetters

const sitesOf = (...slugs: string[]) =>
  JSON.stringify({
    Items: slugs.map((slug) => ({ dealership_slug: { S: '#sites' }, started_at: { S: slug }, dealerships: { L: [] } })),
  })

/** A fake AWS with the doctor's requests: each service's responses, in its own protocol. */
const services: [name: RegExp, answer: string][] = [
  [
    /"\/forecourt\/prod\/names"/,
    said({ ...others, deadLetters: { 'feeds-failed': feeds } }, { deadLetters: ofOtherTeams }),
  ],
  [/"\/forecourt\/dev\/names"/, said({ ...names, tables: { config: 'dev-config' }, originSecret: undefined })],
  [/"\/forecourt\/local\/names"/, said(names)],
  [/"\/forecourt\/staging\/names"/, said()],
  [/1\/feeds/, '{"Attributes":{}}'],
  [/unindexed/, '{"Attributes":{"ApproximateNumberOfMessages":"2"}}'],
  [/stock-changes/, '{"Attributes":{"ApproximateNumberOfMessages":"5","ApproximateNumberOfMessagesNotVisible":"3"}}'],
  [
    /prod-config-XYZ.*harbourside/,
    '{"Item":{"tenant":{"S":"harbourside"},"site":{"M":{"url":{"S":"https://harbourside.staging.example"}}}}}',
  ],
  [/prod-config-XYZ/, '{}'],
  [/prod-imports-XYZ.*#sites/, sitesOf('harbourside', 'gone-yard')],
  [
    /"AlarmNamePrefix":"forecourt-prod-".*"ALARM"/,
    '{"MetricAlarms":[{"AlarmName":"forecourt-prod-index-stream","AlarmDescription":"The index is not updated."}]}',
  ],
  [/FunctionName=forwards/, '{"EventSourceMappings":[{"State":"Enabled","LastProcessingResult":"OK"}]}'],
  [
    /FunctionName=failing/,
    '{"EventSourceMappings":[{"State":"Enabled","LastProcessingResult":"PROBLEM: Function call failed"}]}',
  ],
  [/FunctionName=switched-off/, '{"EventSourceMappings":[{"State":"Disabled","LastProcessingResult":"OK"}]}'],
  [/FunctionName=unbound/, '{"EventSourceMappings":[]}'],
  [/domain\/stock-prod\/health/, '{"ClusterHealth":"Yellow","DataNodeCount":"1","ActiveAvailabilityZoneCount":"1"}'],
  [/domain\/stock-prod/, '{"DomainStatus":{"Processing":true,"EncryptionAtRestOptions":{"Enabled":true}}}'],
]

const missing = '{"__type":"ParameterNotFound"}'

useFakeAws(async (request, response) => {
  const body = (await request.toArray()).join('')
  const found = services.find(([name]) => name.test(`${request.url} ${body}`))
  // A queue's URL is its endpoint.
  const answer = (found?.[1] ?? missing).replaceAll('https://sqs.example', `http://${request.headers.host}`)
  response.writeHead(found ? 200 : 400).end(answer)
})

test('a stage on AWS is read from its platform’s outputs: tables, queues, alarms, the search domain, and the deployed sites', {
  tags: 'long',
}, async () => {
  vi.stubEnv('STOCK_TABLE', '')
  const deployment = await awsDeployment('prod', await openStage('prod'))
  expect(process.env.STOCK_TABLE).toBe('prod-stock-XYZ')
  expect(await deployment.queues()).toMatchObject([
    { name: 'feeds-failed', waiting: 0, isDeadLetters: true },
    { name: 'unindexed', waiting: 2, isDeadLetters: true, todo: expect.stringContaining('stock redrive --stage prod') },
    { name: 'lead-delivery-failed', todo: expect.stringContaining('leads list --state pending --stage prod') },
    { name: 'reminders-failed', todo: expect.stringContaining("in the table's stream, kept for a day") },
  ])
  expect(await deployment.indexWaiting()).toBe(8)
  expect(await deployment.indexStreamProblem()).toBeNull()
  expect(await deployment.alarms()).toEqual([
    { name: 'forecourt-prod-index-stream', meaning: 'The index is not updated.' },
  ])
  expect(await deployment.search()).toEqual({
    name: 'stock-prod',
    health: 'yellow',
    problems: ['its configuration is being changed.', 'it has one node, so losing it stops searches.'],
  })
  expect(deployment.sites).toEqual([{ slug: 'harbourside', url: 'https://harbourside.staging.example' }])
  expect(await deployment.withoutFolder()).toEqual(['gone-yard'])
  expect(deployment.command('remote list')).toBe('npx forecourt remote list --stage prod')
})

test('a team whose stack says nothing of itself is not deployed; the logs of the others’ functions are named', {
  tags: 'long',
}, async () => {
  const teams = await (await awsDeployment('prod', await openStage('prod'))).teams()
  const of = (team: string) => teams.find((one) => one.team === team)
  expect(of('finance')?.missing).toBe('npx cdk deploy -c team=finance -c stage=prod')
  expect(of('forms')?.missing).toBeNull()
  expect(of('forms')?.requests.map(({ log }) => log)).toContain('Its log, of the function forecourt-prod-forms-leads,')
})

test('the dealers are those of the given folder, and of no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'gone-yard'))
  const deployment = await awsDeployment('prod', await openStage('prod'), dealersFolder(folder))
  expect(await deployment.withoutFolder()).toEqual(['harbourside'])
  expect(deployment.sites).toEqual([])
})

test.each([
  [['--tenants', '/nowhere', '--stage', 'prod'], 'tenants is "/nowhere": there is no such folder.'],
  [['--tenants', '/'], '--tenants does not apply to this machine, whose sites are those of tenants/'],
])('%j is rejected with the reason', async (args, message) => {
  await expect(doctorCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(message)
})

test('if each process has its own index, neither its backlog nor a domain is checked', { tags: 'long' }, async () => {
  const deployment = await awsDeployment('prod', { ...(await openStage('prod')), index: null })
  expect(await deployment.indexWaiting()).toBeNull()
  expect(await deployment.indexStreamProblem()).toBeNull()
  expect(await deployment.search()).toBeNull()
})

test.each([
  ['failing', 'its function fails', 'failing: PROBLEM: Function call failed'],
  ['switched-off', 'it is disabled', 'the stream of switched-off is disabled'],
  ['unbound', 'it is not connected', 'unbound follows no stream'],
])(
  'a stopped stream is reported, though the queue is empty: %s, %s',
  { tags: 'long' },
  async (forwards, _why, said) => {
    const names = await openStage('prod')
    const deployment = await awsDeployment('prod', { ...names, index: names.index && { ...names.index, forwards } })
    expect(await deployment.indexStreamProblem()).toBe(said)
  },
)

test('an engine beside a local AWS is not a domain with a cluster health', async () => {
  const names = await openStage('prod')
  const deployment = await awsDeployment('prod', { ...names, index: names.index && { ...names.index, domain: null } })
  expect(await deployment.search()).toBe('beside')
})

test('a local AWS accepts any credentials, so none are required; AWS itself requires them', async () => {
  const nowhere = join(tmpdir(), 'no-such-file')
  const keys = { AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined, AWS_PROFILE: undefined }
  const files = { AWS_CONFIG_FILE: nowhere, AWS_SHARED_CREDENTIALS_FILE: nowhere, AWS_EC2_METADATA_DISABLED: 'true' }
  for (const [name, value] of Object.entries({ ...keys, ...files })) vi.stubEnv(name, value)
  expect(await openStage('prod').catch(failureText)).toMatch(/^You are not signed in to AWS\./)
  expect((await openStage('local')).api).toBe('api')
})

test('a stage that is not deployed, one of an older release, and an unreachable AWS are reported with what to check', {
  tags: 'long',
}, async () => {
  await expect(openStage('staging')).rejects.toThrow(
    'There is no forecourt-staging-platform in ap-southeast-2 of this account. Is it another account',
  )
  await expect(openStage('dev')).rejects.toThrow(/is of another release \(originSecret\): deploy the platform again/)
  vi.stubEnv('AWS_ENDPOINT_URL', '')
  await expect(openStage('local')).rejects.toThrow(/^The stage local is a local AWS, .* npm run aws:local$/)
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9')
  const failure = await openStage('prod').catch(failureText)
  expect(failure).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9, which AWS_ENDPOINT_URL names\./)
})
