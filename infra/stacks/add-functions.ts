import type { TeamFunction } from '@forecourt/functions/needs'
import type { Construct } from 'constructs'
import { type Functions, isBehindEdge } from '../config/function-routes.ts'
import { ApiRoutes } from '../constructs/api-routes.ts'
import type { DeadLetterQueue } from '../constructs/dead-letter-queue.ts'
import { makeFunction, type StackParts } from '../constructs/make-function.ts'
import { scheduleFunction } from '../constructs/schedule-function.ts'
import type { ServiceFunctions } from '../constructs/service-function.ts'
import { runOnStream, streamedTable } from '../constructs/stream-job.ts'

type Options = {
  functions: Functions
  parts: StackParts
  /** Asked where a function has a route: CloudFormation warns of a parameter that nothing uses. */
  apiId(): string
  /** Functions whose schedules are off. */
  disabled?: readonly string[]
}

type Added = {
  made: ServiceFunctions
  deadLetters: Record<string, DeadLetterQueue>
  /** Undefined without an address. */
  routes: ApiRoutes | undefined
}

/** The functions of a stack with their routes, schedules, streams and alarms, from their declarations. */
export function addFunctions(scope: Construct, { functions, parts, apiId, disabled = [] }: Options): Added {
  const made = Object.fromEntries(
    Object.entries(functions).map(([name, needs]) => [name, makeFunction(scope, name, needs, parts)]),
  )
  const routes = Object.values(functions).some(isBehindEdge)
    ? new ApiRoutes(scope, 'Routes', { apiId: apiId(), functions: made })
    : undefined
  for (const [name, target] of Object.entries(made)) {
    const { every } = target.needs.runs
    if (every) scheduleFunction(target, { ...every, enabled: !disabled.includes(name) })
  }
  return { made, deadLetters: followStreams(scope, made, parts), routes }
}

function followStreams(scope: Construct, made: ServiceFunctions, parts: StackParts): Record<string, DeadLetterQueue> {
  const { alarms, references } = parts
  return Object.fromEntries(
    Object.entries(made).flatMap(([name, target]) => {
      const { streamOf } = target.needs.runs
      if (!streamOf) return []
      const table = streamedTable(scope, `${name}-stream`, references, streamOf)
      return [[`${name}-failed`, runOnStream(scope, { name, table, target, alarms })] as const]
    }),
  )
}

/** The functions of one team. */
export const functionsOf = (functions: Functions, team: string): Record<string, TeamFunction> =>
  Object.fromEntries(Object.entries(functions).filter(([, needs]) => needs.team === team))
