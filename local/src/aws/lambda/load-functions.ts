import { functionFolder, functions, type TeamFunction } from '@forecourt/functions/needs'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'

/** Handles its event: a request, a stream's batch, or a schedule's event. */
export type Handler = (event: unknown, context?: Context) => Promise<unknown>

/** A function of the platform in this process, from its folder. */
export type LocalFunction = { name: string; needs: TeamFunction; handler: Handler }

type LoadOptions = {
  needs?: Readonly<Record<string, TeamFunction>>
  /** Functions that this platform runs for events of its own, in addition to their `runs`. */
  wired?: readonly string[]
  environment?: Readonly<Record<string, string | undefined>>
  /** A function whose module fails to load does not stop the others. */
  onFailure(failure: Error): void
  load?(name: string): Promise<unknown>
}

/** Schedules that run only where this variable is set. */
const requiredVariables: Readonly<Record<string, string>> = { canary: 'CANARY_SITE' }

const moduleSchema = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') })

/** Loads every function that runs here, by its `needs.ts`. */
export async function loadFunctions({
  needs = functions,
  wired = [],
  environment = process.env,
  onFailure,
  load = (name) => import(`@forecourt/functions/${functionFolder(name)}`),
}: LoadOptions): Promise<LocalFunction[]> {
  const names = Object.entries(needs).flatMap(([name, { runs }]) => {
    const variable = requiredVariables[name]
    if (variable && !environment[variable]) return []
    return runs.http || runs.paths || runs.documents || runs.every || runs.streamOf || wired.includes(name)
      ? [name]
      : []
  })
  return Promise.all(
    names.map(async (name) => {
      const own = needs[name]
      if (!own) throw new Error(`There is no function "${name}".`)
      return { name, needs: own, handler: await loadHandler({ name, team: own.team, load, onFailure }) }
    }),
  )
}

type Loading = Required<Pick<LoadOptions, 'load' | 'onFailure'>> & { name: string; team: string }

async function loadHandler({ name, team, load, onFailure }: Loading): Promise<Handler> {
  try {
    return moduleSchema.parse({ ...Object(await load(name)) }).handler
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? 'it exports no handler' : errorText(cause)
    const failure = new Error(`functions/${team}/${name}/index.ts cannot be loaded: ${why}`, { cause })
    onFailure(failure)
    return () => Promise.reject(failure)
  }
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @throws where there is no such function. */
export function functionNamed(all: readonly LocalFunction[], name: string): LocalFunction {
  const found = all.find((each) => each.name === name)
  if (!found) throw new Error(`There is no function "${name}" here.`)
  return found
}
