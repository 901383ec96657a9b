import { readTenants } from '@forecourt/tenants'
import { demoItems } from '../demo-cars.ts'
import { testStatuses } from './status-matrix.ts'
import { itemsOfEachStatus } from './subjects.ts'

const now = new Date()
// The demo stock has cars of most statuses only.
testStatuses(readTenants().sites, async (dealership) => [
  ...(await demoItems(dealership, now)),
  ...itemsOfEachStatus(dealership),
])
