import { join } from 'node:path'
import type { Release } from '@forecourt/contracts/release'
import { CfnOutput, CustomResource, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRootPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { deployFiles, filesUnder } from '../constructs/deployed-files.ts'
import { bucketNameOf } from '../constructs/private-bucket.ts'
import { squadRoleName, toldBy } from '../parameters.ts'
import type { Stage } from '../stages.ts'

/** A remote that was built for a deploy. */
export type BuiltRemote = {
  release: Pick<Release, 'name' | 'version'>
  /** Holds its files as they are served, `remotes/<name>/<version>/…`. */
  filesFolder: string
  /** The file with its record. */
  recordFile: string
}

type RemoteStackProps = StackProps & { stage: Stage; remote: BuiltRemote }

/**
 * MF-2. One version of one remote: its files under an address of their own, and its record. Nothing else is touched, and
 * nothing serves it until somebody promotes it. The squad's role is here too: all that is written is written by it.
 */
export class RemoteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, remote, ...props }: RemoteStackProps) {
    const { name, version } = remote.release
    super(scope, id, { description: `Forecourt: the remote ${name}`, ...props })
    const role = this.#squadRole(stage, name)
    const record = `record:${name}`
    const { from, files } = deployFiles(this, {
      ...filesUnder(join(remote.filesFolder, 'remotes', name, version), `remotes/${name}/${version}/`),
      [record]: remote.recordFile,
    })
    const { [record]: Release, ...Files } = files
    new CustomResource(this, 'Release', {
      resourceType: 'Custom::Release',
      serviceToken: toldBy(this, stage, 'remote-release-function'),
      serviceTimeout: Duration.minutes(3),
      properties: { Name: name, Version: version, Role: role.roleArn, From: from, Release, Files },
    }).node.addDependency(role)
    new CfnOutput(this, 'Published', { description: 'It does not serve yet: promote it', value: `${name}@${version}` })
  }

  /** A squad's own files and releases, and nothing else. */
  #squadRole(stage: Stage, remote: string): Role {
    const role = new Role(this, 'Squad', {
      roleName: squadRoleName(stage, remote),
      description: `Publishes the remote ${remote}, and nothing else`,
      assumedBy: new AccountRootPrincipal(),
    })
    const assets = `arn:${this.partition}:s3:::${bucketNameOf(this, stage, 'assets')}`
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: [`${assets}/remotes/${remote}/*`],
      }),
    )
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
        resources: [toldBy(this, stage, 'releases-table-arn')],
        conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [remote] } },
      }),
    )
    return role
  }
}
