import { findRunning } from '@forecourt/local/process/run-file'
import { createEngineProbe, type EngineState, engineStateSchema } from '@forecourt/stock/index/engine-state'
import * as z from 'zod/mini'
import { ask } from './doctor/deployment/ask.ts'

const statusSchema = z.object({ waiting: z.number(), deadLetters: z.number(), engine: engineStateSchema })

/** The search index's state in the platform that runs on a data folder; null if none runs. */
export async function platformStatus(dataDir: string): Promise<z.infer<typeof statusSchema> | null> {
  const running = await findRunning(dataDir)
  if (!running) return null
  const { body } = await ask(`http://localhost:${running.port}/status.json`)
  return statusSchema.parse(JSON.parse(new TextDecoder().decode(body)))
}

/** The engine of the running platform, whatever this process's environment; else the environment's. */
export async function engineOf(dataDir: string): Promise<EngineState> {
  return (await platformStatus(dataDir))?.engine ?? (await createEngineProbe())()
}
