import { join, resolve } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { addFonts } from '../bundling/add-fonts.ts'
import { addSharp } from '../bundling/add-sharp.ts'
import { buildRemote } from '../bundling/build-remote.ts'
import { addShellBuild, bundleFunctions } from '../bundling/bundle-functions.ts'
import { addStacks } from './add-stacks.ts'

/** The stacks of a deploy, with what it brings bundled and built into the app's folder. Rejects as `addStacks` does. */
export async function addBundledStacks(app: App): Promise<void> {
  // cdk.json gives it relative to the repository, but a remote's bundler resolves paths from the remote's folder.
  const outDir = resolve(app.outdir)
  const functionsFolder = join(outDir, 'functions')
  await addStacks(app, {
    bundle() {
      const code = bundleFunctions(functionsFolder)
      addFonts(functionsFolder)
      return { code, lacks: addSharp(functionsFolder) }
    },
    buildShell: () => addShellBuild(functionsFolder),
    buildRemote: (remote) => buildRemote(remote, join(outDir, 'release')),
  })
}
