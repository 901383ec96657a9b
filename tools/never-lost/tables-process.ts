import { putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { hostTables } from '@forecourt/local/aws/tables/table-host'

/** The tables, kept in a folder: `tables-process.ts FOLDER PORT`. Sends its parent what was written to the leads. */
const [folder, port] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node tables-process.ts FOLDER PORT')

/**
 * DynamoDB brings an index up to date whatever ends; dynalite writes it in steps of its own, and one that is killed in between leaves
 * an item without its entry. Writing each item again, before anybody asks, makes the entries that are missing.
 */
async function restoreIndexes(from: string): Promise<void> {
  const host = await hostTables(from, () => {})
  process.env.AWS_ENDPOINT_URL_DYNAMODB = host.endpoint
  try {
    for await (const item of queryItems('leads', 'northgate')) await putItem('leads', item)
  } catch (error) {
    // The first start: there are no tables yet.
    if (!(error instanceof Error && error.name === 'ResourceNotFoundException')) throw error
  } finally {
    await host.close()
  }
}

await restoreIndexes(folder)
await hostTables(folder, ({ table, keys }) => table === 'leads' && process.send?.({ written: keys }), Number(port))
process.send?.({ ready: true })
process.on('disconnect', () => process.exit(0))
