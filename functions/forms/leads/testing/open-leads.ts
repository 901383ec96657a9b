import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { sandbox } from '@forecourt/providers/challenge/sandbox'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { putVehicle } from '@forecourt/stock/table/stock-table'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'

/** The car that enquiries of the tests are about. */
export const car = testVehicle({ id: '7', slug: '2021-toyota-rav4-n7', stocknum: 'N7' })

export const challenge = sandbox.create()

/** Local tables with the car, the challenge's sandbox, and the function's environment. Resolves with what closes them. */
export async function openLeads(): Promise<() => Promise<unknown>> {
  const [tables, server] = await Promise.all([startLocalTables(), startSandbox(challenge)])
  Object.assign(process.env, {
    LEAD_KEYS_SECRET: 'a-secret-of-lead-keys',
    SENT_MARKS_SECRET: 'a-secret-of-sent-marks',
    CHALLENGE_SECRET: 'a-secret-of-challenge',
    CHALLENGE_URL: server.url,
  })
  const { dealership_slug, id, slug, status } = car
  await putVehicle({ dealership_slug, id, slug, status, fingerprint: 'f', vehicle: car }, undefined)
  return () => Promise.all([tables.close(), server.close()])
}
