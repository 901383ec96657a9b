import { startPlatform } from '@forecourt/local/platform'

/** The platform in a process of its own, as `npm start` runs it; it ends when its parent closes the standard input. */
const dataDir = process.argv[2]
if (!dataDir) throw new Error('Usage: node platform-child.ts DATA_DIR')

const platform = await startPlatform({ port: 0, dataDir })
process.send?.({ port: platform.port })

async function end() {
  await platform.close()
  process.exit(0)
}
process.on('disconnect', end)
process.on('SIGTERM', end)
