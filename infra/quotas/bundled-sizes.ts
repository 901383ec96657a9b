import { join } from 'node:path'
import { functions } from '@forecourt/functions/needs'
import { addFonts } from '../bundling/add-fonts.ts'
import { addSharp } from '../bundling/add-sharp.ts'
import { addShellBuild, bundleFunctions } from '../bundling/bundle-functions.ts'
import { functionName } from '../config/derived-names.ts'
import type { Stage } from '../config/stages.ts'
import { at, type Resource } from '../rules/template/template.ts'
import { folderBytes } from './stage-usages.ts'

/** The unzipped size of what a function of a stage runs. */
export type CodeBytes = (made: Resource) => number

/** Bundles the functions into a folder, as a deploy does, and measures them. `lacks`: what their sizes are without. */
export async function bundledSizes(
  folder: string,
  stage: Pick<Stage, 'name'>,
): Promise<{ codeBytes: CodeBytes; lacks: string | undefined }> {
  bundleFunctions(folder)
  addFonts(folder)
  const lacks = addSharp(folder)
  await addShellBuild(folder)
  const sizes = new Map(
    Object.entries(functions).map(([name, { team }]) => [
      functionName(stage, team, name),
      folderBytes(join(folder, name)),
    ]),
  )
  return { codeBytes: (made) => sizes.get(String(at(made, 'FunctionName'))) ?? 0, lacks }
}
