import { putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { endpointsKey, endpointsPartition } from './release-keys.ts'
import { readPlatformEndpoints } from './shell-modules.ts'

const recordSchema = z.object({ endpoints: z.array(z.string()), loads: z.array(z.string()) })

/** Routes that a team's stack answers, and those of them that pages load. */
export type TeamEndpoints = z.infer<typeof recordSchema>

/** Writes down what a team's deployed functions answer. None are left when its stack is removed. */
export async function writeTeamEndpoints(team: string, { endpoints, loads }: TeamEndpoints): Promise<void> {
  await putItem('releases', { ...endpointsKey(team), endpoints, loads, recorded_at: new Date().toISOString() })
}

/**
 * What of some calls is not served, a line each: by no stack, or not where pages load it on the server. None while no platform has
 * written down what it serves.
 */
export async function unservedCalls(calls: readonly string[]): Promise<string[]> {
  const platform = await readPlatformEndpoints()
  if (!platform.endpoints) return []
  const teams = await Array.fromAsync(queryItems('releases', endpointsPartition), (item) => recordSchema.parse(item))
  const served = new Set([...platform.endpoints, ...teams.flatMap(({ endpoints }) => endpoints)])
  const loads = new Set(teams.flatMap((team) => team.loads))
  return calls.flatMap((route) => {
    if (!served.has(route))
      return [`${route}: it calls this, and no stack serves it. Deploy the functions that answer it first`]
    return loads.has(route) && !platform.loads?.includes(route)
      ? [`${route}: pages load this on the server, where the platform does not know it yet. Deploy the platform first`]
      : []
  })
}
