import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

const startedSchema = z.union([z.object({ port: z.int() }), z.object({ error: z.string() })])

/** It only passes on: what is garbage is collected soon. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/**
 * Takes connections in a thread of its own. A busy process accepts one between two of its tasks: of 400 that came at once, the last
 * waited half a minute beside the rendering of pages, for a refusal too.
 * @throws what to do when the port is taken or forbidden.
 */
export async function startFront(ports: { port: number; innerPort: number }) {
  const thread = new Worker(new URL('./front-thread.ts', import.meta.url), { workerData: ports, resourceLimits })
  const [message] = await once(thread, 'message')
  const started = startedSchema.parse(message)
  if ('error' in started) throw new Error(started.error)
  return {
    port: started.port,
    async close() {
      thread.postMessage('close')
      await once(thread, 'exit')
    },
  }
}
