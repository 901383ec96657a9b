import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { TableClient } from '../data/table-client.ts'
import { useFakeAws } from '../testing/fake-aws.ts'
import { useOperatorCredentials } from './operator-credentials.ts'

const authorizations: (string | undefined)[] = []
useFakeAws(({ headers }, response) => {
  authorizations.push(headers.authorization)
  response.end('{}')
})

test('an operator’s profile signs what a command reads of a stage’s tables', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'profile-')), 'credentials')
  writeFileSync(file, '[dealer]\naws_access_key_id = of-the-profile\naws_secret_access_key = s\n')
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file)
  vi.stubEnv('AWS_PROFILE', 'dealer')
  useOperatorCredentials()
  await new TableClient({ tryMs: 1000 }).send('GetItem', { TableName: 'stock', Key: { id: { S: '1' } } })
  expect(authorizations).toEqual([expect.stringContaining('Credential=of-the-profile/')])
})
