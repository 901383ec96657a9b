import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Sandbox } from '../sandbox-server.ts'
import { startSandbox } from '../start-sandbox.ts'

/** Serves a sandbox to the tests of a file, each of which finds it as new; `variable` is where functions read its address. */
export function withSandbox(sandbox: Sandbox, variable?: string): { readonly url: string } {
  let server: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    server = await startSandbox(sandbox)
    if (variable) process.env[variable] = server.url
  })
  afterAll(() => server.close())
  beforeEach(() => sandbox.reset())
  return {
    get url() {
      return server.url
    },
  }
}
