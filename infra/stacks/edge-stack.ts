import { homeRegion } from '@forecourt/contracts/platform/stages'
import { CfnOutput, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import {
  CachePolicy,
  CfnConnectionGroup,
  CfnDistribution,
  CfnOriginAccessControl,
  FunctionCode as EdgeCode,
  Function as EdgeFunction,
  FunctionRuntime,
  OriginRequestPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { originSecretName } from '../config/derived-names.ts'
import { stackOutput } from '../config/parameters.ts'
import type { Stage } from '../config/stages.ts'
import { addEdgeAccessLogs } from '../constructs/edge/edge-access-logs.ts'
import { EdgeFirewall } from '../constructs/edge/edge-firewall.ts'
import { securityHeadersPolicy, siteCachePolicy } from '../constructs/edge/edge-policies.ts'
import { addFirewallLogs } from '../constructs/edge/firewall-logs.ts'
import { bucketNameOf } from '../constructs/private-bucket.ts'
import { viewerRequestCode } from '../edge/load-edge-function.ts'
import { pictureHeaders } from '../edge/security-headers.ts'
import { uncachedErrors } from '../rules/edge-rules.ts'

type EdgeStackProps = StackProps & {
  stage: Stage
  /** The version of the origin's secret that the edge sends, by default the current one. Named, because an unchanged template is not deployed. */
  originSecretVersion?: string
}

const origins = { site: 'site', assets: 'assets', media: 'media', pictures: 'pictures' } as const

/** Paths of the assets bucket. All files are immutable: a changed file has a new address. */
const assetPaths = ['/assets/*', '/remotes/*'] as const
const picturePath = '/media/*'
const apiPath = '/api/*'
const filePrefixes = [...assetPaths, picturePath].map((path) => path.replace('*', ''))

/**
 * GA-7. Existing renditions are in the bucket; a missing one (404, or 403 without the right to list) is made and stored by the
 * function behind the API, at the same path.
 */
const picturesMadeOnce = {
  id: origins.pictures,
  failoverCriteria: { statusCodes: { quantity: 2, items: [403, 404] } },
  members: { quantity: 2, items: [{ originId: origins.media }, { originId: origins.site }] },
}

/**
 * One multi-tenant distribution for all dealers, and the connection group that their names point to. A stack of its own, so
 * that the rest deploys to clouds without CloudFront, in the region of the edge's firewall and logs. There is no higher-level
 * construct for it: the plain resource, without the fields of a standard distribution (aliases, price class, IPv6, TTLs,
 * shield), which CloudFront refuses on this kind.
 */
export class EdgeStack extends Stack {
  readonly #stage: Stage

  constructor(scope: Construct, id: string, { stage, originSecretVersion, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Forecourt: the edge of all dealers', ...props })
    this.#stage = stage
    const firewall = new EdgeFirewall(this, 'Firewall', { stage, files: filePrefixes })
    addFirewallLogs(this, stage, firewall)
    const distribution = new CfnDistribution(this, 'Distribution', {
      distributionConfig: {
        comment: `Forecourt ${stage.name}: all dealers`,
        enabled: true,
        httpVersion: 'http2and3',
        connectionMode: 'tenant-only',
        webAclId: firewall.attrArn,
        tenantConfig: {
          parameterDefinitions: [
            {
              name: 'tenant',
              definition: { stringSchema: { required: true, comment: 'The slug of the dealer whose site this is' } },
            },
          ],
        },
        origins: this.#origins(originSecretVersion),
        originGroups: { quantity: 1, items: [picturesMadeOnce] },
        customErrorResponses: uncachedErrors.map((errorCode) => ({ errorCode, errorCachingMinTtl: 0 })),
        ...this.#behaviours(),
      },
    })
    const group = new CfnConnectionGroup(this, 'ConnectionGroup', {
      name: `forecourt-${stage.name}`,
      enabled: true,
      ipv6Enabled: true,
    })
    addEdgeAccessLogs(this, stage, distribution)
    new CfnOutput(this, 'DistributionId', { value: distribution.ref })
    new CfnOutput(this, 'ConnectionGroupId', { value: group.attrId })
    new CfnOutput(this, 'ConnectionGroupEndpoint', { value: group.attrRoutingEndpoint })
  }

  #origins(versionId: string | undefined): CfnDistribution.OriginProperty[] {
    const access = new CfnOriginAccessControl(this, 'BucketAccess', {
      originAccessControlConfig: {
        name: `forecourt-${this.#stage.name}-buckets`,
        originAccessControlOriginType: 's3',
        signingBehavior: 'always',
        signingProtocol: 'sigv4',
      },
    })
    const bucket = (id: 'assets' | 'media') => ({
      id,
      domainName: `${bucketNameOf(this, this.#stage, id)}.s3.${homeRegion}.${this.urlSuffix}`,
      originAccessControlId: access.attrId,
      s3OriginConfig: { originAccessIdentity: '' },
    })
    const secret = SecretValue.secretsManager(originSecretName(this.#stage), { ...(versionId && { versionId }) })
    return [
      {
        id: origins.site,
        domainName: stackOutput.platform(this.#stage, 'ApiDomain'),
        originCustomHeaders: [{ headerName: 'x-origin-verify', headerValue: secret.unsafeUnwrap() }],
        customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'] },
      },
      bucket('assets'),
      bucket('media'),
    ]
  }

  #behaviours() {
    const viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Says which tenant a request is for, which rendition of a picture, and whether cookies pass',
      runtime: FunctionRuntime.JS_2_0,
      code: EdgeCode.fromInline(viewerRequestCode()),
    })
    const shared = {
      viewerProtocolPolicy: 'redirect-to-https',
      compress: true,
      responseHeadersPolicyId: securityHeadersPolicy(this, 'SecurityHeaders').responseHeadersPolicyId,
    }
    const functionAssociations = [{ eventType: 'viewer-request', functionArn: viewerRequest.functionArn }]
    const site = (kind: 'pages' | 'answers') => ({
      ...shared,
      targetOriginId: origins.site,
      allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      cachePolicyId: siteCachePolicy(this, kind).cachePolicyId,
      // Forwards the headers that the viewer-request function sets, and the cookies that it leaves.
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      functionAssociations,
    })
    // Keyed by path alone, without query and headers.
    const files = { ...shared, cachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId }
    const pictures = {
      ...files,
      pathPattern: picturePath,
      targetOriginId: origins.pictures,
      responseHeadersPolicyId: securityHeadersPolicy(this, 'PictureHeaders', pictureHeaders).responseHeadersPolicyId,
      functionAssociations,
    }
    const assets = assetPaths.map((pathPattern) => ({ ...files, pathPattern, targetOriginId: origins.assets }))
    return {
      defaultCacheBehavior: site('pages'),
      cacheBehaviors: [...assets, pictures, { ...site('answers'), pathPattern: apiPath }],
    }
  }
}
