import { readFileSync } from 'node:fs'
import { Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnConnectionGroup,
  CfnDistribution,
  CfnOriginAccessControl,
  FunctionCode as EdgeCode,
  Function as EdgeFunction,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { bucketNameOf } from '../constructs/private-bucket.ts'
import { originSecretName, tellStacks, toldBy } from '../parameters.ts'
import type { Stage } from '../stages.ts'

type EdgeStackProps = StackProps & { stage: Stage }

const viewerRequestFile = new URL('../edge/viewer-request.js', import.meta.url)
const origins = { site: 'site', assets: 'assets', media: 'media', pictures: 'pictures' } as const

/** What lies in the assets bucket. All of it is immutable: a new file has a new address. */
const assetPaths = ['/assets/*', '/remotes/*'] as const
const picturePath = '/media/*'

/**
 * GA-7. A rendition that was made before is in the bucket; what the bucket lacks (404, or 403 to who may not list it), the
 * function behind the API makes and puts there. Both are asked for the same path.
 */
const picturesMadeOnce = {
  id: origins.pictures,
  failoverCriteria: { statusCodes: { quantity: 2, items: [403, 404] } },
  members: { quantity: 2, items: [{ originId: origins.media }, { originId: origins.site }] },
}

/**
 * One multi-tenant distribution for all dealers, and the connection group that their names point to. A stack of its own, so
 * that the rest deploys to clouds without one. There is no higher construct for it: the plain resource, and none of the fields
 * of a standard distribution (aliases, price class, IPv6, TTLs, shield), which CloudFront refuses on this kind.
 */
export class EdgeStack extends Stack {
  readonly #stage: Stage

  constructor(scope: Construct, id: string, { stage, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Forecourt: the edge of all dealers', ...props })
    this.#stage = stage
    const distribution = new CfnDistribution(this, 'Distribution', {
      distributionConfig: {
        comment: `Forecourt ${stage.name}: all dealers`,
        enabled: true,
        httpVersion: 'http2and3',
        connectionMode: 'tenant-only',
        tenantConfig: {
          parameterDefinitions: [
            {
              name: 'tenant',
              definition: { stringSchema: { required: true, comment: 'The slug of the dealer whose site this is' } },
            },
          ],
        },
        origins: this.#origins(),
        originGroups: { quantity: 1, items: [picturesMadeOnce] },
        ...this.#behaviours(),
      },
    })
    const group = new CfnConnectionGroup(this, 'ConnectionGroup', {
      name: `forecourt-${stage.name}`,
      enabled: true,
      ipv6Enabled: true,
    })
    tellStacks(this, stage, {
      'distribution-id': distribution.ref,
      'connection-group-id': group.attrId,
      'connection-group-endpoint': group.attrRoutingEndpoint,
    })
  }

  #origins(): CfnDistribution.OriginProperty[] {
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
      domainName: `${bucketNameOf(this, this.#stage, id)}.s3.${this.region}.${this.urlSuffix}`,
      originAccessControlId: access.attrId,
      s3OriginConfig: { originAccessIdentity: '' },
    })
    const secret = SecretValue.secretsManager(originSecretName(this.#stage)).unsafeUnwrap()
    return [
      {
        id: origins.site,
        domainName: toldBy(this, this.#stage, 'api-domain'),
        originCustomHeaders: [{ headerName: 'x-origin-verify', headerValue: secret }],
        customOriginConfig: { originProtocolPolicy: 'https-only', originSslProtocols: ['TLSv1.2'] },
      },
      bucket('assets'),
      bucket('media'),
    ]
  }

  #behaviours() {
    const viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Says which tenant a request is for, and which rendition of a picture',
      runtime: FunctionRuntime.JS_2_0,
      code: EdgeCode.fromInline(readFileSync(viewerRequestFile, 'utf8')),
    })
    const shared = {
      viewerProtocolPolicy: 'redirect-to-https',
      compress: true,
      responseHeadersPolicyId: this.#securityHeaders('SecurityHeaders').responseHeadersPolicyId,
    }
    const functionAssociations = [{ eventType: 'viewer-request', functionArn: viewerRequest.functionArn }]
    const site = {
      ...shared,
      targetOriginId: origins.site,
      allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      cachePolicyId: this.#siteCache().cachePolicyId,
      originRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      functionAssociations,
    }
    // By path alone: neither the query nor a header makes another entry.
    const files = { ...shared, cachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId }
    const pictures = {
      ...files,
      pathPattern: picturePath,
      targetOriginId: origins.pictures,
      responseHeadersPolicyId: this.#securityHeaders('PictureHeaders', { vary: 'accept' }).responseHeadersPolicyId,
      functionAssociations,
    }
    const assets = assetPaths.map((pathPattern) => ({ ...files, pathPattern, targetOriginId: origins.assets }))
    return { defaultCacheBehavior: site, cacheBehaviors: [...assets, pictures] }
  }

  /**
   * Pages and answers are kept as long as they say, apart for each tenant: the tenant is part of the key. So is the query that
   * the viewer-request function leaves: without advertisers' marks, in one order.
   */
  #siteCache(): CachePolicy {
    return new CachePolicy(this, 'SiteCache', {
      comment: 'By tenant, path and query',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.allowList('x-tenant'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
  }

  #securityHeaders(id: string, others: Record<string, string> = {}): ResponseHeadersPolicy {
    const customHeaders = Object.entries(others).map(([header, value]) => ({ header, value, override: true }))
    return new ResponseHeadersPolicy(this, id, {
      ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
      securityHeadersBehavior: {
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: false },
      },
    })
  }
}
