import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listTenants, tenantFolder } from '../read-tenants.ts'
import { fileSchema, schemaNames } from './file-schemas.ts'

test.each(schemaNames)('the schema of %s is the one of the contracts', (name) => {
  const file = new URL(`${name}.schema.json`, import.meta.url)
  expect(readFileSync(file, 'utf8'), 'run `npm run tenants:schemas`').toBe(fileSchema(name))
})

test.each(listTenants())('site.json of %s names its schema', (slug) => {
  const { $schema } = JSON.parse(readFileSync(new URL('site.json', tenantFolder(slug)), 'utf8'))
  expect($schema).toBe('../schemas/site.schema.json')
})

test('editors pair the other files with schemas that there are', () => {
  const root = new URL('../../', import.meta.url)
  const { 'json.schemas': pairs } = JSON.parse(readFileSync(new URL('.vscode/settings.json', root), 'utf8'))
  expect(pairs.map(({ url }: { url: string }) => url)).toEqual(
    ['site', 'locations', 'offers', 'reviews'].map((name) => `./tenants/schemas/${name}.schema.json`),
  )
  for (const { url } of pairs) expect(readFileSync(new URL(url, root), 'utf8')).toContain('"title"')
})
