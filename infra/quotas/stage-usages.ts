import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { functions as declaredFunctions } from '@forecourt/functions/needs'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { apiUse, type Functions } from '../config/function-routes.ts'
import { at, templateSchema } from '../rules/template/template.ts'
import type { Usage } from './limits.ts'
import { type MeasuredStack, measureStacks } from './measure.ts'

/** The stacks of an assembly, to be measured; by default with the code that it holds. */
export const measuredStacks = (assembly: CloudAssembly, codeBytes = assetBytes(assembly)): MeasuredStack[] =>
  assembly.stacks.map(({ stackName, template, templateFullPath, environment }) => ({
    name: stackName,
    region: environment.region,
    template: templateSchema.parse(template),
    text: readFileSync(templateFullPath, 'utf8'),
    codeBytes,
  }))

function assetBytes({ directory }: CloudAssembly): MeasuredStack['codeBytes'] {
  const sizes = new Map<string, number>()
  return (made) => {
    const key = at(made, 'Code.S3Key')
    if (typeof key !== 'string') return 0
    const folder = join(directory, `asset.${basename(key, '.zip')}`)
    const size = sizes.get(folder) ?? (existsSync(folder) ? folderBytes(folder) : 0)
    sizes.set(folder, size)
    return size
  }
}

/** What the stacks of an assembly use of AWS's limits, and of the API what all functions do. */
export const usagesOf = (assembly: CloudAssembly, functions: Functions = declaredFunctions): Usage[] =>
  measureStacks(measuredStacks(assembly), apiUse(functions))

/** The size of all files of a folder. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
