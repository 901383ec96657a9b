import { join } from 'node:path'
import type { Release } from '@forecourt/contracts/releases/release'
import { CfnOutput, CustomResource, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { squadNames } from '../config/derived-names.ts'
import { readParameter } from '../config/parameters.ts'
import { squadSynthesizer } from '../config/squad-synthesizer.ts'
import type { Stage } from '../config/stages.ts'
import { deployFiles, filesUnder } from '../constructs/deployed-files.ts'

/** A remote that was built for a deploy. */
export type BuiltRemote = {
  release: Pick<Release, 'name' | 'version'>
  /** The folder of its served files, `remotes/<name>/<version>/…`. */
  filesFolder: string
  /** The file with its record. */
  recordFile: string
}

type RemoteStackProps = StackProps & { stage: Stage; remote: BuiltRemote }

/**
 * MF-2. One version of one remote: its files under its own prefix, and its record. Nothing else changes, and
 * nothing serves it until it is promoted. It is deployed by the squad's own roles, which the platform made, and not by
 * those of the CDK: the person who deploys it can do no more.
 */
export class RemoteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, remote, ...props }: RemoteStackProps) {
    const { name, version } = remote.release
    const { squad, deployRole, stackRole, assetPrefix } = squadNames(stage, name)
    const synthesizer = squadSynthesizer({ deployRole, executionRole: stackRole, assetPrefix })
    super(scope, id, { description: `Forecourt: the remote ${name}`, synthesizer, ...props })
    const record = `record:${name}`
    const { from, files } = deployFiles(this, {
      ...filesUnder(join(remote.filesFolder, 'remotes', name, version), `remotes/${name}/${version}/`),
      [record]: remote.recordFile,
    })
    const { [record]: Release, ...Files } = files
    new CustomResource(this, 'Release', {
      resourceType: 'Custom::Release',
      serviceToken: readParameter(this, stage, 'remote-release-function'),
      serviceTimeout: Duration.minutes(3),
      properties: {
        Name: name,
        Version: version,
        Role: `arn:${this.partition}:iam::${this.account}:role/${squad}`,
        From: from,
        Release,
        Files,
      },
    })
    new CfnOutput(this, 'Published', { description: 'It does not serve yet: promote it', value: `${name}@${version}` })
  }
}
