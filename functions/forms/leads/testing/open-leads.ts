import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { sandbox } from '@forecourt/providers/challenge/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll } from 'vitest'

/** The car that enquiries of the tests are about. */
export const car = testVehicle({ id: '7', slug: '2021-toyota-rav4-n7', stocknum: 'N7' })

export const challenge = sandbox.create()

/** Gives the tests of a file local tables with the car, the challenge's sandbox, and the function's environment. */
export function withLeads(): void {
  withLocalTables()
  withSandbox(challenge, 'CHALLENGE_URL')
  beforeAll(async () => {
    process.env.LEAD_KEYS_SECRET = 'a-secret-of-lead-keys'
    process.env.SENT_MARKS_SECRET = 'a-secret-of-sent-marks'
    process.env.CHALLENGE_SECRET = 'a-secret-of-challenge'
    await storeVehicle(car)
  })
}
