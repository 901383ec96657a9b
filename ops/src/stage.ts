import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { homeRegion, type StageName, stageNames } from '@forecourt/contracts/platform/stages'
import { useOperatorCredentials } from '@forecourt/lambda-kit/aws/operator-credentials'
import { readPlatformNames, useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { Option } from 'commander'

/** `--stage` of a command that works on a deployment. */
export const stageOption = (): Option =>
  new Option('--stage <stage>', 'a deployment on AWS (default: this machine)').choices(stageNames)

/** A `forecourt` command for a deployment, as typed: `npx forecourt remote list --stage prod`. */
export const commandFor =
  (stage: StageName | undefined) =>
  (words: string): string =>
    `npx forecourt ${words}${stage === undefined ? '' : ` --stage ${stage}`}`

/** The names of a stage's resources on AWS. Afterwards this process reads and writes its tables. */
export async function openStage(stage: StageName): Promise<PlatformNames> {
  // AWS itself never has this stage, so it must not be asked with the operator's credentials.
  if (stage === 'local' && !process.env.AWS_ENDPOINT_URL)
    throw new Error(
      'The stage local is a local AWS, and AWS_ENDPOINT_URL is not set. To start one, which prints it: npm run aws:local',
    )
  if (stage === 'local') setPlaceholderCredentials()
  // The stacks' region does not depend on the profile.
  process.env.AWS_REGION = homeRegion
  useOperatorCredentials()
  const names = await readPlatformNames(stage)
  useDeployedTables(names)
  process.env.UPLOADS_BUCKET = names.buckets.uploads
  process.env.PHOTOS_BUCKET = names.buckets.photos
  return names
}

/** A local AWS does not check credentials, but the SDK requires some. */
function setPlaceholderCredentials(): void {
  if (process.env.AWS_ACCESS_KEY_ID || process.env.AWS_PROFILE) return
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' })
}
