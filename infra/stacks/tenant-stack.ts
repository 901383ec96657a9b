import type { Site } from '@forecourt/contracts/site'
import { CfnOutput, CustomResource, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnDistributionTenant } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { toldBy } from '../parameters.ts'
import type { Stage } from '../stages.ts'

type TenantStackProps = StackProps & { stage: Stage; site: Site }

/**
 * One dealer: its configuration, its domain with a certificate, and the parameter by which the edge knows whose requests
 * these are. It takes a validated site; nothing else can make it.
 */
export class TenantStack extends Stack {
  constructor(scope: Construct, id: string, { stage, site, ...props }: TenantStackProps) {
    super(scope, id, { description: `Forecourt: the site of ${site.name}`, ...props })

    // One function of the platform writes the item: a provider of its own in each of ten thousand stacks would be a fleet.
    const config = new CustomResource(this, 'Config', {
      resourceType: 'Custom::TenantConfig',
      serviceToken: toldBy(this, stage, 'tenant-config-function'),
      serviceTimeout: Duration.minutes(2),
      properties: { Site: asciiJson(site) },
    })

    const domain = new URL(site.url).host
    const tenant = new CfnDistributionTenant(this, 'Domain', {
      name: `forecourt-${stage.name}-${site.slug}`,
      distributionId: toldBy(this, stage, 'distribution-id'),
      connectionGroupId: toldBy(this, stage, 'connection-group-id'),
      domains: [domain],
      parameters: [{ name: 'tenant', value: site.slug }],
      managedCertificateRequest: {
        primaryDomainName: domain,
        validationTokenHost: 'cloudfront',
        certificateTransparencyLoggingPreference: 'enabled',
      },
    })
    // The domain answers only once there is a site behind it.
    tenant.node.addDependency(config)

    new CfnOutput(this, 'PointTo', {
      description: `Where the name ${domain} has to point to, as a CNAME or an alias`,
      value: toldBy(this, stage, 'connection-group-endpoint'),
    })
  }
}

/** CloudFormation turns characters beyond ASCII into question marks; JSON can name each by its code. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
