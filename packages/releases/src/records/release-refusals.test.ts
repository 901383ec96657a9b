import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { releaseRefusals } from './release-refusals.ts'
import { writeTeamEndpoints } from './served-endpoints.ts'
import { writeShellModules } from './shell-modules.ts'
import { promoteRelease, recordRelease } from './write-releases.ts'

withLocalTables()

const calling = testRelease({ name: 'forms', calls: ['GET /api/search', 'POST /api/leads'] })
const page = { path: '/:slug', expose: './page', prefetch: [], order: 5 }

test('before a platform has written down what it serves, nothing is known to be missing', async () => {
  expect(await releaseRefusals(calling)).toEqual([])
  await writeShellModules({ react: '19.3.1' })
  expect(await releaseRefusals(calling)).toEqual([])
})

test('[MF-3] a release that calls what the platform does not serve cannot be promoted, and the endpoint is named', async () => {
  await writeShellModules({ react: '19.3.1' }, { endpoints: ['GET /api/search'] })
  await recordRelease(calling)
  await expect(promoteRelease('forms', '1.0.0')).rejects.toThrow(
    'forms 1.0.0 cannot serve on this platform.\n  POST /api/leads: it calls this, and no stack serves it. Deploy the functions that answer it first',
  )
  await writeShellModules({ react: '19.3.1' }, { endpoints: ['GET /api/search', 'POST /api/leads'] })
  expect(await promoteRelease('forms', '1.0.0')).toMatchObject({ current: '1.0.0' })
})

test('[MF-3] what a team deployed is served with what the platform serves, and goes with its stack', async () => {
  await writeShellModules({ react: '19.3.1' }, { endpoints: ['GET /api/search'], loads: [] })
  expect(await releaseRefusals(calling)).toHaveLength(1)
  await writeTeamEndpoints('leads', { endpoints: ['POST /api/leads'], loads: [] })
  await writeTeamEndpoints('finance', { endpoints: ['GET /api/lenders'], loads: [] })
  expect(await releaseRefusals(calling)).toEqual([])
  await writeTeamEndpoints('leads', { endpoints: [], loads: [] })
  expect(await releaseRefusals(calling)).toEqual([expect.stringMatching(/^POST \/api\/leads: .* no stack serves it/)])
})

test('[MF-3] what pages load is served once the platform loads it on the server too', async () => {
  const loading = testRelease({ name: 'finance', calls: ['GET /api/lenders'] })
  await writeTeamEndpoints('finance', { endpoints: ['GET /api/lenders'], loads: ['GET /api/lenders'] })
  await writeShellModules({ react: '19.3.1' }, { endpoints: [], loads: [] })
  expect(await releaseRefusals(loading)).toEqual([
    'GET /api/lenders: pages load this on the server, where the platform does not know it yet. Deploy the platform first',
  ])
  await writeShellModules({ react: '19.3.1' }, { endpoints: [], loads: ['GET /api/lenders'] })
  expect(await releaseRefusals(loading)).toEqual([])
})

test('[MF-3] a page that another remote serves cannot be promoted, whatever its order, wherever the other serves', async () => {
  await recordRelease(testRelease({ name: 'content', pages: [page] }))
  await recordRelease(testRelease({ name: 'brands', pages: [{ ...page, path: '/:brand', order: -1 }] }))
  await promoteRelease('content', '1.0.0', { kind: 'tenant', tenant: 'northgate' })
  await expect(promoteRelease('brands', '1.0.0')).rejects.toThrow(
    'brands 1.0.0 cannot serve on this platform.\n  /:brand: it is a page of content 1.0.0, as /:slug. ',
  )
  await recordRelease(testRelease({ name: 'content', version: '1.1.0' }))
  await promoteRelease('content', '1.1.0', { kind: 'tenant', tenant: 'northgate' })
  expect(await promoteRelease('brands', '1.0.0')).toMatchObject({ current: '1.0.0' })
})
