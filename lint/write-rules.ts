import { writeFileSync } from 'node:fs'
import { rulesFile } from './biome-rules.ts'

writeFileSync(new URL('import-rules.json', import.meta.url), rulesFile())
