import { readFileSync } from 'node:fs'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, expect, test } from 'vitest'
import { stageOf } from '../config/stages.ts'
import { viewerRequestCode } from '../edge/load-edge-function.ts'
import { type EdgeHeaders, withEdgeHeaders } from '../edge/security-headers.ts'
import { ruleViolations } from '../rules/rules.ts'
import { templateSchema } from '../rules/template/template.ts'
import { resourcesOf, testApp } from '../testing/test-app.ts'
import { EdgeStack } from './edge-stack.ts'

type Behaviour = {
  PathPattern?: string
  TargetOriginId: string
  FunctionAssociations?: unknown[]
  ResponseHeadersPolicyId?: unknown
  ViewerProtocolPolicy: string
}
type Config = Record<string, unknown> & {
  DefaultCacheBehavior: Behaviour
  CacheBehaviors: Behaviour[]
  Origins: Record<string, unknown>[]
}

let template: Template
let config: Config
beforeAll(() => {
  template = Template.fromStack(new EdgeStack(testApp(), 'edge', { stage: stageOf('dev') }))
  config = resourcesOf(template, 'AWS::CloudFront::Distribution')[0]?.resource.Properties.DistributionConfig as Config
})

test('the distribution is for tenants only, each of which must say which one it is', () => {
  expect(config).toMatchObject({
    ConnectionMode: 'tenant-only',
    TenantConfig: { ParameterDefinitions: [{ Name: 'tenant', Definition: { StringSchema: { Required: true } } }] },
  })
  template.resourceCountIs('AWS::CloudFront::ConnectionGroup', 1)
})

test.each([
  'Aliases',
  'CNAMEs',
  'PriceClass',
  'IPV6Enabled',
  'Staging',
  'ContinuousDeploymentPolicyId',
  'AnycastIpListId',
  'ViewerCertificate',
  'S3Origin',
  'CustomOrigin',
])('the distribution has no %s, which only standard ones may have', (property) => {
  expect(Object.keys(config)).not.toContain(property)
})

test.each(['ForwardedValues', 'MinTTL', 'MaxTTL', 'DefaultTTL', 'TrustedSigners', 'OriginShield', 'SmoothStreaming'])(
  'nothing of the distribution has the old field %s',
  (property) => {
    expect(JSON.stringify(config)).not.toContain(`"${property}"`)
  },
)

test('[TN-1] every request that can reach a function goes through the file that says whose it is', () => {
  expect(config.DefaultCacheBehavior).toMatchObject({
    TargetOriginId: 'site',
    FunctionAssociations: [{ EventType: 'viewer-request' }],
  })
  const others = config.CacheBehaviors.filter(({ TargetOriginId }) => TargetOriginId === 'site')
  expect(others).toMatchObject([{ PathPattern: '/api/*', FunctionAssociations: [{ EventType: 'viewer-request' }] }])
  template.hasResourceProperties('AWS::CloudFront::Function', {
    FunctionCode: viewerRequestCode(),
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    AutoPublish: true,
  })
})

test('[TN-1] pages of two tenants are two entries of the cache, as are two searches', () => {
  template.resourceCountIs('AWS::CloudFront::CachePolicy', 2)
  template.allResourcesProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: {
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-tenant', 'x-private'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    },
  })
})

test('the origin gets every header and cookie that the viewer-request function leaves, and POST everywhere but for files', () => {
  const site = [config.DefaultCacheBehavior, ...config.CacheBehaviors].filter(
    ({ TargetOriginId }) => TargetOriginId === 'site',
  )
  for (const behaviour of site)
    expect(behaviour).toMatchObject({
      // AWS's own: all that the viewer sent, the edge's function included, but for the host.
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: expect.arrayContaining(['GET', 'HEAD', 'POST']),
    })
  expect(site.map(({ PathPattern }) => PathPattern)).toEqual([undefined, '/api/*'])
})

test('no error is kept longer than it says itself, and none is replaced by a page', () => {
  expect(config.CustomErrorResponses).toEqual(
    [404, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  )
  expect(ruleViolations(templateSchema.parse(template.toJSON()))).toEqual([])
})

test('the origin gets the secret of the edge, which is in no template', () => {
  const [site] = config.Origins
  expect(site?.OriginCustomHeaders).toEqual([
    {
      HeaderName: 'x-origin-verify',
      HeaderValue: '{{resolve:secretsmanager:forecourt/dev/origin-secret:SecretString:::}}',
    },
  ])
  expect(site?.CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only' })
})

test('[GA-7] a picture comes from the bucket, and from the function when the bucket lacks it', () => {
  expect(config.OriginGroups).toEqual({
    Quantity: 1,
    Items: [
      {
        Id: 'pictures',
        FailoverCriteria: { StatusCodes: { Quantity: 2, Items: [403, 404] } },
        Members: { Quantity: 2, Items: [{ OriginId: 'media' }, { OriginId: 'site' }] },
      },
    ],
  })
  const pictures = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/media/*')
  expect(pictures).toMatchObject({ FunctionAssociations: [{ EventType: 'viewer-request' }] })
  expect(pictures).not.toHaveProperty('AllowedMethods')
  // The path is the whole key: AWS's own policy that takes no query and no header.
  expect(pictures).toMatchObject({ CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' })
  template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      CustomHeadersConfig: { Items: Match.arrayWith([{ Header: 'vary', Value: 'accept', Override: true }]) },
      SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
    },
  })
})

test('files come from buckets that only this edge reads', () => {
  expect(config.CacheBehaviors.map(({ PathPattern, TargetOriginId }) => [PathPattern, TargetOriginId])).toEqual([
    ['/assets/*', 'assets'],
    ['/remotes/*', 'assets'],
    ['/media/*', 'pictures'],
    ['/api/*', 'site'],
  ])
  for (const origin of config.Origins.slice(1))
    expect(origin).toMatchObject({ OriginAccessControlId: expect.anything() })
})

test('plain HTTP is never answered', () => {
  for (const { ViewerProtocolPolicy } of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
    expect(ViewerProtocolPolicy).toBe('redirect-to-https')
  template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: { StrictTransportSecurity: Match.objectLike({ Override: true }) },
    },
  })
})

/** The headers that a policy of the template adds, as browsers get them. */
function headersOf(policy: Record<string, unknown>): EdgeHeaders {
  const { CustomHeadersConfig, SecurityHeadersConfig: own } = Object(policy.ResponseHeadersPolicyConfig)
  const custom: { Header: string; Value: string; Override: boolean }[] = CustomHeadersConfig.Items
  const hsts = own.StrictTransportSecurity
  return {
    'strict-transport-security': {
      value: `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      override: hsts.Override,
    },
    'x-content-type-options': { value: 'nosniff', override: own.ContentTypeOptions.Override },
    'content-security-policy': {
      value: own.ContentSecurityPolicy.ContentSecurityPolicy,
      override: own.ContentSecurityPolicy.Override,
    },
    'x-frame-options': { value: own.FrameOptions.FrameOption, override: own.FrameOptions.Override },
    'referrer-policy': { value: own.ReferrerPolicy.ReferrerPolicy, override: own.ReferrerPolicy.Override },
    ...Object.fromEntries(custom.map(({ Header, Value, Override }) => [Header, { value: Value, override: Override }])),
  }
}

test('every answer has the headers that the local edge sends, pictures one more', () => {
  const policies = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  const used = [config.DefaultCacheBehavior, ...config.CacheBehaviors].map(
    ({ PathPattern = '/*', ResponseHeadersPolicyId }) => {
      const found = policies.find(({ id }) => Object(ResponseHeadersPolicyId).Ref === id)
      return [PathPattern, headersOf(found?.resource.Properties ?? expect.fail(PathPattern))] as const
    },
  )
  for (const [pattern, headers] of used) {
    const path = pattern.replace('*', 'x')
    const values = Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
    expect(withEdgeHeaders(path, {})).toEqual(values)
    // What an answer says itself.
    const own = Object.fromEntries(Object.keys(headers).map((name) => [name, 'own']))
    const left = Object.entries(headers).map(([name, { value, override }]) => [name, override ? value : 'own'])
    expect(withEdgeHeaders(path, own)).toEqual(Object.fromEntries(left))
  }
})

test('no response may be framed, and every document says so', () => {
  template.allResourcesProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY' } },
    },
  })
})

type Rule = {
  Name: string
  Action?: unknown
  Statement: {
    RateBasedStatement?: {
      Limit: number
      AggregateKeyType: string
      ScopeDownStatement?: { NotStatement: { Statement: { RegexMatchStatement: { RegexString: string } } } }
    }
  }
}
const firewall = () => resourcesOf(template, 'AWS::WAFv2::WebACL')[0]
const firewallRules = () => firewall()?.resource.Properties.Rules as Rule[]

test('addresses that ask too much are stopped, as the guide says, and what AWS knows to be bad', () => {
  const [answered, all, ...others] = firewallRules()
  const guide = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8')
  const [max, maxOfAll] = [answered, all].map((rule) =>
    rule?.Statement.RateBasedStatement?.Limit.toLocaleString('en-AU'),
  )
  expect(guide).toContain(`${max} requests in five minutes that are no files, and at ${maxOfAll} with them`)
  for (const rule of [answered, all])
    expect(rule).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP' } },
    })
  expect(all?.Statement.RateBasedStatement).not.toHaveProperty('ScopeDownStatement')
  expect(others.map(({ Name }) => Name)).toContain('AWSManagedRulesCommonRuleSet')
  expect(config.WebACLId).toEqual({ 'Fn::GetAtt': [firewall()?.id, 'Arn'] })
})

test.each([
  ['/assets/main.a0794335.js', false],
  ['/remotes/search/1.4.0-beta.1/page.cdf666f1.js', false],
  ['/media/tenants/northgate/hero.avif', false],
  ['/media/stock/front%20left@2x.jpg', false],
  ['/', true],
  ['/stock/2021-kia-rio', true],
  ['/api/search', true],
  ['/assets', true],
  ['/stock/assets/main.js', true],
  ['/assets/../api/search', true],
  ['/assets/%2e%2e/api/search', true],
  ['/media/..%2fapi/search', true],
  ['/media/%2fapi/search', true],
])('of %s it is known whether it is a file, which thousands may be asked for: %s', (path, isCounted) => {
  const { RegexString } =
    firewallRules()[0]?.Statement.RateBasedStatement?.ScopeDownStatement?.NotStatement.Statement.RegexMatchStatement ??
    expect.fail('Every request is counted.')
  expect(!new RegExp(RegexString).test(path)).toBe(isCounted)
})

test('what the firewall refuses is written down, without queries, cookies and sign-ins', () => {
  template.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    ResourceArn: { 'Fn::GetAtt': [firewall()?.id, 'Arn'] },
    LogDestinationConfigs: [
      { 'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(':log-group:aws-waf-logs-forecourt-dev$')])] },
    ],
    RedactedFields: [
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
      { QueryString: {} },
    ],
    LoggingFilter: Match.objectLike({ DefaultBehavior: 'DROP' }),
  })
  template.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: 'aws-waf-logs-forecourt-dev' })
})

test('every request is written down, but not who asked nor what the query says', () => {
  const [delivery] = resourcesOf(template, 'AWS::Logs::Delivery')
  const fields = delivery?.resource.Properties.RecordFields
  expect(fields).toEqual(expect.arrayContaining(['sc-status', 'cs-uri-stem', 'time-taken']))
  expect(fields).not.toEqual(expect.arrayContaining(['c-ip']))
  expect(JSON.stringify(fields)).not.toMatch(/c-ip|query|cookie|user-agent|referer/i)
})

test('what has no policy of its own may load nothing', () => {
  template.allResourcesProperties('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'", Override: false },
      },
    },
  })
})

test('the version of the secret can be said, since a template that stays the same is not deployed', () => {
  const next = Template.fromStack(
    new EdgeStack(testApp(), 'edge', { stage: stageOf('dev'), originSecretVersion: 'the-next' }),
  )
  expect(JSON.stringify(next.toJSON())).toContain('forecourt/dev/origin-secret:SecretString:::the-next')
})

test('stacks find each other by name, so none holds another up', () => {
  expect(JSON.stringify(template.toJSON())).not.toContain('Fn::ImportValue')
  expect(JSON.stringify(template.toJSON())).not.toContain('"Export"')
  expect(JSON.stringify(config.Origins[0])).toContain('"Fn::GetStackOutput"')
})
