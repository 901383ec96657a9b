// `node infra/templates/write-templates.ts FOLDER`: writes the templates of every deploy, for checkers.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { addDeployStacks, allDeployContexts } from './all-deploy-contexts.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say into which folder: node infra/templates/write-templates.ts FOLDER')

const flagsSchema = z.object({ context: z.record(z.string(), z.unknown()) })
const flags = flagsSchema.parse(JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'))).context

for (const context of allDeployContexts) {
  const outdir = mkdtempSync(join(tmpdir(), 'templates-'))
  const { stacks } = (await addDeployStacks(new App({ outdir, context: { ...flags, ...context } }))).synth()
  const deploy = Object.values(context)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-')
  for (const { templateFullPath, stackName } of stacks)
    cpSync(templateFullPath, join(folder, `${deploy}-${stackName}.template.json`))
  rmSync(outdir, { recursive: true })
}
