import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { platformResources, useDeployedTables } from '../stack-resources.ts'
import { onAws } from './on-aws.ts'

const resource = (type: string, logical: string, physical: string) =>
  `<member><ResourceType>${type}</ResourceType><LogicalResourceId>${logical}</LogicalResourceId><PhysicalResourceId>${physical}</PhysicalResourceId></member>`

const stack = [
  resource('AWS::DynamoDB::Table', 'stocktable1A2B', 'prod-stock-XYZ'),
  resource('AWS::SQS::Queue', 'feedsfailed99', 'https://sqs.example/1/feeds-failed'),
  resource('AWS::SQS::Queue', 'StockChanges99', 'https://sqs.example/1/stock-changes'),
  resource('AWS::OpenSearchService::Domain', 'Stock99', 'stock-prod'),
].join('')

/** AWS, as far as the doctor asks it: what each service answers, in its own protocol. */
const services: [name: RegExp, answer: string][] = [
  [
    /Action=ListStackResources.*forecourt-prod-platform/,
    `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${stack}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`,
  ],
  [/feeds-failed/, '{"Attributes":{"ApproximateNumberOfMessages":"2"}}'],
  [/stock-changes/, '{"Attributes":{"ApproximateNumberOfMessages":"5"}}'],
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

test('a stage on AWS is found by its stack: tables, queues and the state of the search domain', async () => {
  const resources = await platformResources('prod')
  vi.stubEnv('STOCK_TABLE', '')
  useDeployedTables(resources)
  expect(process.env.STOCK_TABLE).toBe('prod-stock-XYZ')
  const deployment = onAws('prod', resources)
  expect(await deployment.queues()).toMatchObject([
    { name: 'feeds-failed', waiting: 2, isDeadLetters: true },
    { name: 'stock-changes', waiting: 5, isDeadLetters: false },
  ])
  expect(await deployment.search()).toEqual({
    name: 'stock-prod',
    health: 'yellow',
    troubles: ['its configuration is being changed.', 'it has one node, so its end is the end of searches.'],
  })
  expect(deployment.sites).toContainEqual({ slug: 'harbourside', url: 'https://www.harbourside.example' })
})

test('a stage that is not deployed, and an AWS that does not answer, are told with what to look at', async () => {
  await expect(platformResources('staging')).rejects.toThrow(
    'There is no forecourt-staging-platform in ap-southeast-2 of this account. Look at AWS_PROFILE and AWS_REGION.',
  )
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9')
  await expect(platformResources('prod')).rejects.toThrow(/^AWS does not answer: /)
})
