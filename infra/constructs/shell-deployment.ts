import { CustomResource, Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { ShellBuild } from '../bundling/bundle-functions.ts'
import { deployFiles } from './deployed-files.ts'
import type { ServiceFunction } from './service-function.ts'

type ShellDeploymentProps = {
  shell: ShellBuild
  /** The name of the bucket of its served files. */
  assets: string
  /** The functions that copy its files, record its shared modules, and render with it. */
  lays: ServiceFunction
  records: ServiceFunction
  renders: ServiceFunction
  /** The routes that the platform's own functions answer, and all that pages load: the document function answers them on the server. */
  endpoints: readonly string[]
  loads: readonly string[]
}

/**
 * The shell of a deploy. Its files are copied before the function that names them, so that no page names a missing file.
 * Its shared modules and endpoints are recorded after that (MF-5): from then on a release that requires more is refused.
 */
export class ShellDeployment extends Construct {
  constructor(scope: Construct, id: string, props: ShellDeploymentProps) {
    super(scope, id)
    const { shell, assets, lays, records, renders, endpoints, loads } = props
    const { from, files } = deployFiles(this, shell.files)
    const laid = new CustomResource(this, 'Files', {
      resourceType: 'Custom::SiteFiles',
      serviceToken: lays.functionArn,
      serviceTimeout: Duration.minutes(3),
      properties: { From: from, To: assets, Files: files },
    })
    renders.node.addDependency(laid)
    new CustomResource(this, 'Record', {
      resourceType: 'Custom::Shell',
      serviceToken: records.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Shared: shell.shares, Endpoints: endpoints, Loads: loads },
    }).node.addDependency(renders)
  }
}
