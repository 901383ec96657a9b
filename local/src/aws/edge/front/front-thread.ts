import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { answerClientErrors, closeServer, listen } from '../http-server.ts'
import { forwardTo } from './forward.ts'
import { shedLoad } from './shed-load.ts'

const { port, innerPort } = z.object({ port: z.int(), innerPort: z.int() }).parse(workerData)

const server = createServer(shedLoad(forwardTo(innerPort)))
answerClientErrors(server)
try {
  parentPort?.postMessage({ port: (await listen(server, port)).port })
  parentPort?.once('message', async () => {
    await closeServer(server)
    process.exit()
  })
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
}
