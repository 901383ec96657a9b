import { type LocalServer, startLocalServer } from './local-server.ts'

/** For tests: what waits for the answers of a stack's resources, and keeps them as they come. */
export async function startCloudFormation(): Promise<LocalServer & { told: unknown[] }> {
  const told: unknown[] = []
  const server = await startLocalServer(async (request, response) => {
    told.push(JSON.parse((await request.toArray()).join('')))
    response.end()
  })
  return { ...server, told }
}
