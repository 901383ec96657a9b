// `node infra/templates/write-templates.ts FOLDER`: writes the templates of every deploy, for checkers.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allDeployContexts, synthesizeDeploy } from './all-deploy-contexts.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say into which folder: node infra/templates/write-templates.ts FOLDER')

for (const context of allDeployContexts) {
  const outdir = mkdtempSync(join(tmpdir(), 'templates-'))
  const { stacks } = await synthesizeDeploy({ context, outdir })
  const deploy = Object.values(context)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-')
  for (const { templateFullPath, stackName } of stacks)
    cpSync(templateFullPath, join(folder, `${deploy}-${stackName}.template.json`))
  rmSync(outdir, { recursive: true })
}
