import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSites } from '../checks/check-sites.ts'
import { ask, certificateEnds } from './ask.ts'

const hasOpenSsl = spawnSync('openssl', ['version']).status === 0
const inThreeDays = new Date(Date.now() + 3 * 86_400_000)

describe.runIf(hasOpenSsl)('a site with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  let server: Server
  let url: string
  beforeAll(async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
    const args = ['req', '-x509', ...kind, '-days', '3', '-keyout', key, '-out', cert]
    execFileSync('openssl', args, { stdio: 'ignore' })
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `https://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('its expiry is read, whatever signed it', async () => {
    const ends = await certificateEnds(url)
    expect(Math.abs((ends?.getTime() ?? 0) - inThreeDays.getTime())).toBeLessThan(60_000)
  })

  test('an expired one is reported as such, and not as an unreachable site', async () => {
    const site = { slug: 'coast', url }
    const deployment = {
      ...{ sites: [site], down: null, ask, certificateEnds },
      ...{ command: (words: string) => words, pause: async () => {} },
    }
    const afterwards = new Date(inThreeDays.getTime() + 86_400_000)
    expect(await checkSites(deployment, afterwards)).toEqual([
      expect.objectContaining({ state: 'bad', area: 'coast', say: 'Its certificate has expired.' }),
    ])
  })
})

test('an address without TLS has no certificate, and an unreachable one is reported with its address', async () => {
  expect(await certificateEnds('http://coast.localhost:9')).toBeNull()
  await expect(ask('http://coast.localhost:9/')).rejects.toThrow(/^http:\/\/coast\.localhost:9\/ does not answer: /)
})
