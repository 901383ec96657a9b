import { startPlatform } from '@forecourt/local/platform'

/** The platform in a process of its own, as `npm start` runs it; it ends when its parent closes the standard input. */
const [dataDir, mode] = process.argv.slice(2)
if (!dataDir) throw new Error('Usage: node platform-child.ts DATA_DIR [development]')

// Journeys see a promotion or a change of stock at once; what the edge keeps has tests of its own (local/src/aws/edge).
const platform = await startPlatform({ port: 0, dataDir, isDevelopment: mode === 'development', edgeCache: 'off' })
process.send?.({ port: platform.port })

async function end() {
  await platform.close()
  process.exit(0)
}
process.on('disconnect', end)
process.on('SIGTERM', end)
