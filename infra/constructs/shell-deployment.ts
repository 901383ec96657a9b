import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { CustomResource, Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { ShellBuild } from '../bundling/bundle-functions.ts'
import { deployFiles } from './deployed-files.ts'
import type { PrivateBucket } from './private-bucket.ts'
import type { ServiceFunction } from './service-function.ts'

type ShellDeploymentProps = {
  shell: ShellBuild
  /** The bucket that its files are served from. */
  assets: PrivateBucket
  /** Puts them there, writes down what it shares, and renders with it. */
  lays: ServiceFunction
  records: ServiceFunction
  renders: ServiceFunction
}

/**
 * The shell of a deploy. Its files are laid before the function that names them: a page never asks for one that is not there yet.
 * What it shares with remotes is written down after that (MF-5): from then on no release is published that asks for more.
 */
export class ShellDeployment extends Construct {
  constructor(scope: Construct, id: string, { shell, assets, lays, records, renders }: ShellDeploymentProps) {
    super(scope, id)
    const { from, files } = deployFiles(this, shell.files)
    const laid = new CustomResource(this, 'Files', {
      resourceType: 'Custom::SiteFiles',
      serviceToken: lays.functionArn,
      serviceTimeout: Duration.minutes(3),
      properties: { From: from, To: assets.bucketName, Files: files },
    })
    laid.node.addDependency(assets, lays)
    renders.node.addDependency(laid)
    new CustomResource(this, 'Record', {
      resourceType: 'Custom::Shell',
      serviceToken: records.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Shared: shell.shares, Endpoints: endpoints.map(routeOf).sort() },
    }).node.addDependency(records, renders)
  }
}
