import { basename } from 'node:path'
import type { Site } from '@forecourt/contracts/site/site'
import { CfnOutput, CustomResource, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnDistributionTenant } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { readParameter, stackOutput } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { deployFiles } from '../constructs/deployed-files.ts'
import { bucketNameOf } from '../constructs/private-bucket.ts'

type TenantStackProps = StackProps & {
  stage: Stage
  site: Site
  /** The paths of the pictures beside its site.json. */
  pictures: readonly string[]
}

/**
 * One dealer: its pictures, its configuration, its domain with a certificate, and the parameter that gives the edge its
 * tenant. It takes a validated site. The platform's functions do the work, because functions of its own would multiply by ten
 * thousand stacks.
 */
export class TenantStack extends Stack {
  constructor(scope: Construct, id: string, { stage, site, pictures, ...props }: TenantStackProps) {
    super(scope, id, { description: `Forecourt: the site of ${site.name}`, ...props })
    // If another distribution has the domain, CloudFront refuses it: then nothing is written. Until there is a site, it answers 404.
    const domain = stage.hasEdge ? [this.#claimDomain(stage, site)] : []
    const config = new CustomResource(this, 'Config', {
      resourceType: 'Custom::TenantConfig',
      serviceToken: readParameter(this, stage, 'tenant-config-function'),
      serviceTimeout: Duration.minutes(2),
      properties: { Site: asciiJson(site) },
    })
    if (pictures.length > 0) {
      const deployed = deployFiles(
        this,
        Object.fromEntries(pictures.map((path) => [`pictures/tenants/${site.slug}/${basename(path)}`, path])),
      )
      const laid = new CustomResource(this, 'Pictures', {
        resourceType: 'Custom::SiteFiles',
        serviceToken: readParameter(this, stage, 'site-files-function'),
        serviceTimeout: Duration.minutes(2),
        properties: { From: deployed.from, To: bucketNameOf(this, stage, 'media'), Files: deployed.files },
      })
      laid.node.addDependency(...domain)
      // Pictures first, so that no page names a missing one.
      config.node.addDependency(laid)
    }
    config.node.addDependency(...domain)
  }

  #claimDomain(stage: Stage, site: Site): CfnDistributionTenant {
    const domain = new URL(site.url).host
    const tenant = new CfnDistributionTenant(this, 'Domain', {
      name: `forecourt-${stage.name}-${site.slug}`,
      distributionId: stackOutput.edge(stage, 'DistributionId'),
      connectionGroupId: stackOutput.edge(stage, 'ConnectionGroupId'),
      domains: [domain],
      parameters: [{ name: 'tenant', value: site.slug }],
      managedCertificateRequest: {
        primaryDomainName: domain,
        validationTokenHost: 'cloudfront',
        certificateTransparencyLoggingPreference: 'enabled',
      },
    })
    new CfnOutput(this, 'PointTo', {
      description: `Where the name ${domain} has to point to, as a CNAME or an alias`,
      value: stackOutput.edge(stage, 'ConnectionGroupEndpoint'),
    })
    return tenant
  }
}

/** Escapes characters beyond ASCII, which CloudFormation would replace with question marks. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
