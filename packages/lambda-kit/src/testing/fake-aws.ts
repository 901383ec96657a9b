import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, vi } from 'vitest'
import { startLocalServer } from './local-server.ts'

/** For the tests of a file: what `answer` does in the place of AWS, for every client that is made while they run. */
export function useFakeAws(answer: RequestListener): void {
  let close = () => {}
  beforeAll(async () => {
    const server = await startLocalServer(answer)
    close = server.close
    vi.stubEnv('AWS_ENDPOINT_URL', server.url)
    vi.stubEnv('AWS_REGION', 'ap-southeast-2')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    close()
  })
}
