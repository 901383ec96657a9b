import { type LocalServer, startLocalServer } from './local-server.ts'

/** For tests: what waits for the answers of a stack's resources, and keeps them as they come. */
export async function startCloudFormation(): Promise<LocalServer & { responses: unknown[] }> {
  const responses: unknown[] = []
  const server = await startLocalServer(async (request, response) => {
    responses.push(JSON.parse((await request.toArray()).join('')))
    response.end()
  })
  return { ...server, responses }
}
