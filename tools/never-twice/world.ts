import { join } from 'node:path'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { testVehicle } from '@forecourt/domain/testing/test-vehicle'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'
import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { testOriginSecret } from '@forecourt/lambda-kit/testing/local-tables'
import { setFunctionEnvironment } from '@forecourt/local/aws/lambda/function-environment'
import { hostTables } from '@forecourt/local/aws/tables/table-host'
import { sandbox as emailSandbox } from '@forecourt/providers/email/sandbox'
import { sandbox as paymentSandbox } from '@forecourt/providers/payment/sandbox'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { type ReservationKey, readReservation } from '@forecourt/reservations/store/reservation-table'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { Process } from '../never-lost/process.ts'
import { startStepProxy } from './step-proxy.ts'

const portOfFunctions = 18_743
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem'])

/** The tables, the payment provider and the functions, which die after a step that is chosen. */
export async function startWorld(folder: string, clockSpeed: number) {
  const payments = paymentSandbox.create()
  const emails = emailSandbox.create()
  const [paymentServer, emailServer] = await Promise.all([startSandbox(payments), startSandbox(emails)])
  const tables = await hostTables(join(folder, 'tables'), ({ table, keys }) => {
    if (table === 'reservations') functions.send({ do: 'change', keys })
  })
  const steps = { done: 0, killAt: 0 }
  const afterStep = async () => {
    steps.done += 1
    if (steps.done !== steps.killAt) return
    await functions.kill()
    await functions.start()
  }
  const tableProxy = await startStepProxy(tables.endpoint, ({ action }) => writes.has(action), afterStep)
  const paymentProxy = await startStepProxy(
    paymentServer.url,
    ({ method, path }) => method === 'POST' && !path.endsWith('/confirm'),
    afterStep,
  )
  const environment = (tableEndpoint: string, paymentUrl: string) => ({
    tableEndpoint,
    secrets: { ORIGIN_SECRET: testOriginSecret, RESERVATION_IDS_SECRET: 'the-ids-of-never-twice' },
    ...{ releasesDir: folder, feedsDir: folder, mediaDir: folder },
    providers: {
      PAYMENT_URL: paymentUrl,
      PAYMENT_SECRET: 'a-key-of-the-sandbox',
      PAYMENT_PUBLISHABLE_KEY: 'pk_test',
      PAYMENT_SCRIPT_URL: 'https://js.stripe.com/basil/stripe.js',
      EMAIL_URL: emailServer.url,
      EMAIL_FROM: 'leads@forecourt.example',
    },
  })
  // The tables share this process, which is busy.
  process.env.TABLE_TRY_MS = '30000'
  // The parent looks at the tables itself, past the proxy.
  setFunctionEnvironment(environment(tables.endpoint, paymentServer.url))
  const functions: Process = new Process('functions', {
    module: '../never-twice/functions-process.ts',
    args: [portOfFunctions],
    env: {
      FAST_CLOCK: `${Date.now()} ${clockSpeed}`,
      AWS_ENDPOINT_URL_DYNAMODB: tableProxy.url,
      PAYMENT_URL: paymentProxy.url,
    },
    execArgv: ['--import', join(import.meta.dirname, '../never-lost/fast-clock.ts')],
    onMessage: (message) => onReconciled?.(Object(message).reconciled === true),
  })
  let onReconciled: ((isDone: boolean) => void) | undefined
  await createTables(tables.endpoint)
  await writeSite(testSite({ capabilities: { reserve: true } }))
  await addKnownSite({ slug: 'northgate', dealerships: ['northgate'] })
  await functions.start()
  let cars = 0
  return {
    ...{ payments, functions, steps },
    url: `http://127.0.0.1:${portOfFunctions}`,
    paymentUrl: paymentServer.url,
    async addCar(): Promise<string> {
      const id = `car-${++cars}`
      const vehicle = testVehicle({ id, slug: `a-${id}`, dealership_slug: 'northgate', price: 30_000 })
      await storeVehicle(vehicle)
      return id
    },
    stateOf: async (key: ReservationKey) => (await readReservation(key))?.state,
    /** One run of the reconciler's schedule; false where it failed, or was killed. */
    reconcile: () =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), 20_000)
        onReconciled = (isDone) => {
          clearTimeout(timer)
          resolve(isDone)
        }
        functions.send({ do: 'reconcile' })
      }),
    async close() {
      await functions.kill()
      tableProxy.close()
      paymentProxy.close()
      await Promise.all([tables.close(), paymentServer.close(), emailServer.close()])
    },
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>
