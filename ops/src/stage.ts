import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { homeRegion, type StageName, stageNames } from '@forecourt/contracts/platform/stages'
import { readPlatformNames, useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { Option } from 'commander'

/** `--stage` of a command that works on a deployment. */
export const stageOption = (): Option =>
  new Option('--stage <stage>', 'a deployment on AWS (default: this machine)').choices(stageNames)

/** A `forecourt` command for a deployment, as somebody types it: `npx forecourt remote list --stage prod`. */
export const commandFor =
  (stage: StageName | undefined) =>
  (words: string): string =>
    `npx forecourt ${words}${stage === undefined ? '' : ` --stage ${stage}`}`

/** What AWS calls a stage's things. From here on this process reads and writes its tables. */
export async function openStage(stage: StageName): Promise<PlatformNames> {
  // That stage is on no AWS, where whoever is signed in would be asked for it.
  if (stage === 'local' && !process.env.AWS_ENDPOINT_URL)
    throw new Error(
      'The stage local is a cloud on this machine, and AWS_ENDPOINT_URL does not say where. To start one, which says it: npm run aws:local',
    )
  if (stage === 'local') setPlaceholderCredentials()
  // Where the stacks are is not for a profile to say.
  process.env.AWS_REGION = homeRegion
  const names = await readPlatformNames(stage)
  useDeployedTables(names)
  return names
}

/** A cloud of this machine asks nobody who they are, but nothing is sent without a key. */
function setPlaceholderCredentials(): void {
  if (process.env.AWS_ACCESS_KEY_ID || process.env.AWS_PROFILE) return
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' })
}
