import type { Connection } from '@forecourt/stock-search/opensearch/connection/connection'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const propertiesSchema = z.object({ Owner: z.string(), Readers: z.array(z.string()), Writers: z.array(z.string()) })

/**
 * Maps roles of this account to the index's own: readers may search, writers do everything, as the owner does. `readall` has
 * `indices:data/read*`, which includes opening and closing a point in time. A deletion calls nothing: the mapping is deleted with the index,
 * whose address is gone by then. Answers the resource's id.
 */
export async function grantIndexAccess(
  event: CloudFormationCustomResourceEvent,
  open: () => Connection,
): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const index = open()
  const { Owner, Readers, Writers } = propertiesSchema.parse(event.ResourceProperties)
  await map(index, 'all_access', [Owner, ...Writers])
  await map(index, 'readall', Readers)
  return 'index-access'
}

const map = (index: Connection, role: string, backend_roles: readonly string[]): Promise<unknown> =>
  index({ method: 'PUT', path: `/_plugins/_security/api/rolesmapping/${role}`, body: { backend_roles } })
