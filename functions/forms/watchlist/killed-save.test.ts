import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, pageEvent } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { listSavedCars } from '@forecourt/watchlist/watchlist-table'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const phone = '+61491570006'
const car = testVehicle({ id: 'c1', slug: '2021-toyota-rav4-c1', price: 30_000 })

const tables = withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await storeVehicle(car)
})

/** Passes requests to the tables; a write of `operation` reaches them, and `onWritten` comes before its answer. */
async function interruptAfter(operation: string, onWritten: () => void) {
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      name === 'host' || name === 'connection' || typeof value !== 'string' ? [] : [[name, value] as const],
    )
    const body = await buffer(request)
    const answer = await fetch(tables.endpoint, { method: 'POST', headers: Object.fromEntries(headers), body })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (String(request.headers['x-amz-target']).endsWith(`.${operation}`)) onWritten()
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test.each([
  ['save-car', 'PutItem', 1],
  ['remove-car', 'DeleteItem', 0],
] as const)(
  '[WL-3] a process that is killed between %s’s write and its answer leaves list and table equal',
  { tags: 'long' },
  async (path, operation, left) => {
    const session = await startSession('northgate', phone)
    const request = pageEvent({ route: `/api/watchlist/${path}`, body: { car_id: car.id }, session })
    const child = fork(join(import.meta.dirname, 'testing/answer-one.ts'), { silent: true, env: { ...process.env } })
    const proxy = await interruptAfter(operation, () => child.kill('SIGKILL'))
    const answers: unknown[] = []
    child.on('message', (answer) => answers.push(answer))
    child.send({ request, endpoint: proxy.url })
    const [, signal] = await once(child, 'exit')
    proxy.close()
    expect([signal, answers]).toEqual(['SIGKILL', []])

    const ids = (await listSavedCars({ tenant: 'northgate', phone })).map(({ car_id }) => car_id)
    const { body } = await askHandler(handler, { route: '/api/watchlist', session })
    expect(body.cars.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(ids).toHaveLength(left)
  },
)
