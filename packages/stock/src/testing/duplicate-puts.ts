import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { vi } from 'vitest'

/** Sends each item twice, like a client after a lost response, and returns the second response. */
export function duplicatePuts() {
  const { send } = TableClient.prototype
  return vi.spyOn(TableClient.prototype, 'send').mockImplementation(async function (this: TableClient, ...call) {
    if (call[0] === 'PutItem') await send.apply(this, call).catch(() => {})
    return send.apply(this, call)
  })
}
