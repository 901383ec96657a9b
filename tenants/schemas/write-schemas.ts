import { writeFileSync } from 'node:fs'
import { fileSchema, schemaNames } from './file-schemas.ts'

// `npm run tenants:schemas`: a test keeps the files equal to the contracts.
for (const name of schemaNames) writeFileSync(new URL(`${name}.schema.json`, import.meta.url), fileSchema(name))
