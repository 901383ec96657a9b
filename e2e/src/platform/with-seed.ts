import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { seedOnce } from './seed-once.ts'

/** `node with-seed.ts PROGRAM [ARGUMENT…]`: every platform that the program starts copies one that was built and seeded before. */
const [program = '', ...args] = process.argv.slice(2)
const removeSeed = await seedOnce()
try {
  const child = spawn(program, args, { stdio: 'inherit' })
  // The seed's folder is removed once the program has ended, however that comes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'close')
  process.exitCode = code ?? 1
} finally {
  await removeSeed()
}
