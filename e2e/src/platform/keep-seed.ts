import { once } from 'node:events'
import { seedVariable } from './platform.ts'
import { seedOnce } from './seed-once.ts'

/** `node keep-seed.ts`: prints the folder of a seed for `FORECOURT_SEED` (platform.ts), and removes it once its input ends. */
const removeSeed = await seedOnce()
console.log(process.env[seedVariable])
process.stdin.resume()
await once(process.stdin, 'end')
await removeSeed()
