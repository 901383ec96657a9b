import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failureText } from '../failure-text.ts'
import { platformResources, useDeployedTables } from '../stack-resources.ts'
import { onAws } from './on-aws.ts'

const resource = (type: string, logical: string, physical: string) =>
  `<member><ResourceType>${type}</ResourceType><LogicalResourceId>${logical}</LogicalResourceId><PhysicalResourceId>${physical}</PhysicalResourceId></member>`

const stack = [
  resource('AWS::DynamoDB::Table', 'stocktable1A2B', 'prod-stock-XYZ'),
  resource('AWS::DynamoDB::Table', 'configtable1A2B', 'prod-config-XYZ'),
  resource('AWS::SQS::Queue', 'Pipelineunindexed99', 'https://sqs.example/1/unindexed'),
  resource('AWS::SQS::Queue', 'Pipelinechanges99', 'https://sqs.example/1/stock-changes'),
  resource('AWS::OpenSearchService::Domain', 'Stock99', 'stock-prod'),
].join('')

/** AWS, as far as the doctor asks it: what each service answers, in its own protocol. */
const services: [name: RegExp, answer: string][] = [
  [
    /Action=ListStackResources.*forecourt-prod-platform/,
    `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${stack}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
  ],
  [/unindexed/, '{"Attributes":{"ApproximateNumberOfMessages":"2"}}'],
  [
    /stock-changes/,
    '{"Attributes":{"ApproximateNumberOfMessages":"5","ApproximateNumberOfMessagesNotVisible":"3","RedrivePolicy":"{}"}}',
  ],
  [/prod-config-XYZ.*harbourside/, '{"Item":{"tenant":{"S":"harbourside"}}}'],
  [/prod-config-XYZ/, '{}'],
  [
    /"AlarmNamePrefix":"forecourt-prod-".*"ALARM"/,
    '{"MetricAlarms":[{"AlarmName":"forecourt-prod-index-stream","AlarmDescription":"The index stands still."}]}',
  ],
  [/domain\/stock-prod\/health/, '{"ClusterHealth":"Yellow","DataNodeCount":"1","ActiveAvailabilityZoneCount":"1"}'],
  [/domain\/stock-prod/, '{"DomainStatus":{"Processing":true,"EncryptionAtRestOptions":{"Enabled":true}}}'],
]

const missing =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>'

let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const found = services.find(([name]) => name.test(`${request.url} ${body}`))
    // A queue's address is where it is asked.
    const answer = (found?.[1] ?? missing).replaceAll('https://sqs.example', `http://${request.headers.host}`)
    response.writeHead(found ? 200 : 400).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'test')
  vi.stubEnv('AWS_REGION', 'ap-southeast-2')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

test('a stage on AWS is found by its stack: tables, queues, alarms, the search domain, and the sites that are deployed', async () => {
  const resources = await platformResources('prod')
  vi.stubEnv('STOCK_TABLE', '')
  useDeployedTables(resources)
  expect(process.env.STOCK_TABLE).toBe('prod-stock-XYZ')
  const deployment = await onAws('prod', resources)
  expect(await deployment.queues()).toMatchObject([
    { name: 'unindexed', waiting: 2, isDeadLetters: true },
    { name: 'stock-changes', waiting: 8, isDeadLetters: false },
  ])
  expect(await deployment.indexWaiting()).toBe(8)
  expect(await deployment.alarms()).toEqual([
    { name: 'forecourt-prod-index-stream', meaning: 'The index stands still.' },
  ])
  expect(await deployment.search()).toEqual({
    name: 'stock-prod',
    health: 'yellow',
    troubles: ['its configuration is being changed.', 'it has one node, so its end is the end of searches.'],
  })
  expect(deployment.sites).toEqual([{ slug: 'harbourside', url: 'https://www.harbourside.example' }])
  expect(deployment.command('remote list')).toBe('npx forecourt remote list --stage prod')
})

test('a stage that is not deployed, and an AWS that does not answer, are told with what to look at', async () => {
  await expect(platformResources('staging')).rejects.toThrow(
    'There is no forecourt-staging-platform in ap-southeast-2 of this account. Is it another account',
  )
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9')
  const failure = await platformResources('prod').catch(failureText)
  expect(failure).toMatch(/^AWS does not answer \(/)
})
