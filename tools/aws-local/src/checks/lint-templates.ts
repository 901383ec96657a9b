import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePython, runPython } from '../cloud/python.ts'
import { root } from '../settings.ts'
import { check, type StepRunner } from './step-runner.ts'

const cfnLint = ['-c', 'import sys; from cfnlint.runner import main; sys.exit(main())']
const args = [...cfnLint, '--regions', 'ap-southeast-2', 'us-east-1', '--']

/** What cfn-lint says of the templates of every deploy that there is; and that it would say something. */
export async function lintTemplates({ step }: StepRunner, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-templates-'))
  const lint = (files: readonly string[]): string =>
    runPython(ensurePython(say), [...args, ...files.map((file) => join(folder, file))])
  try {
    await step('[IN-1] cfn-lint finds nothing in the template of any deploy', async () => {
      execFileSync(process.execPath, ['infra/templates/write-templates.ts', folder], { cwd: root, stdio: 'pipe' })
      const files = readdirSync(folder)
      check(files.length > 0, 'There are no templates.')
      lint(files)
      return `${files.length} templates`
    })
    await step('cfn-lint refuses a template with a mistake', async () => {
      const wrong = { Resources: { Bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketNam: 'a' } } } }
      writeFileSync(join(folder, 'wrong.json'), JSON.stringify(wrong))
      check(said(() => lint(['wrong.json'])).includes('BucketNam'), 'It says nothing of a property that there is not.')
      return undefined
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function said(work: () => unknown): string {
  try {
    return String(work())
  } catch (error) {
    return String(error)
  }
}
