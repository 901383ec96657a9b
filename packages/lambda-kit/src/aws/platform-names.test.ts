import { tables, tableVariable } from '@forecourt/contracts/tables/tables'
import { expect, test, vi } from 'vitest'
import { tableName } from '../environment.ts'
import { useFakeAws } from '../testing/fake-aws.ts'
import { deployData, readPlatformNames, undeployedTables, useDeployedTables } from './platform-names.ts'

const { watchlist: _, ...deployed } = Object.fromEntries(Object.keys(tables).map((name) => [name, `prod-${name}`]))
const said: Record<string, object> = {
  data: {
    tables: { ...deployed, gone: 'prod-gone' },
    buckets: { assets: 'a', media: 'm', feeds: 'f', uploads: 'u', photos: 'p' },
    originSecret: 's',
  },
  platform: { api: 'api' },
  finance: { deadLetters: { 'quotes-failed': 'https://sqs.example/1/quotes' } },
}
useFakeAws((_request, response) => {
  const Parameters = Object.entries(said).map(([name, value]) => ({
    Name: `/forecourt/prod/names/${name}`,
    Value: JSON.stringify(value),
  }))
  response.end(JSON.stringify({ Parameters }))
})

test('a stage whose tables are not all deployed yet, or are others, is used for those that are', async () => {
  const names = await readPlatformNames('prod')
  expect(names).toMatchObject({ api: 'api', stacks: ['data', 'platform', 'finance'] })
  expect(undeployedTables(names)).toEqual(['watchlist'])
  vi.stubEnv('RELEASES_TABLE', '')
  vi.stubEnv(tableVariable('watchlist'), 'of this machine')
  useDeployedTables(names)
  expect(tableName('releases')).toBe('prod-releases')
  expect(() => tableName('watchlist')).toThrow(`The table watchlist is not deployed on prod: ${deployData('prod')}`)
  expect(deployData('prod')).toContain('npx cdk deploy forecourt-prod-data --exclusively -c stage=prod')
})
