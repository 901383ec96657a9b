import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { functions } from '@forecourt/functions/needs'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { isBehindEdge } from '../config/function-routes.ts'
import { teamsOf } from '../config/teams.ts'
import { functionNames, needsOf, stageResources, stageTemplates } from '../testing/platform-template.ts'
import { resourcesOf } from '../testing/test-app.ts'

const stage = stageTemplates('dev')
const { platform: template, data, squads } = stage
const { lambda, variablesOf, statementsOf, tableNameIn } = stageResources(stage)
/** What names a table in a function's stack. */
const named = (name: string, needs: TableName) => JSON.stringify(tableNameIn(name, needs))

const roleOf = (name: string) =>
  resourcesOf(lambda(name).template, 'AWS::IAM::Role').find(
    ({ resource }) => resource.Properties.RoleName === `forecourt-dev-${needsOf(name).team}-${name}`,
  )?.resource.Properties

describe('rights', () => {
  const dataActions = /^(dynamodb|s3|secretsmanager|sqs):/

  test('no data action has a star, and none is on every resource', () => {
    const wide = statementsOf().filter(({ Action, Resource }) => {
      const actions = [Action]
        .flat()
        .filter((action) => (dataActions.test(action) && action !== 'dynamodb:ListStreams') || action === '*')
      return actions.some((action) => action.includes('*')) || (actions.length > 0 && [Resource].flat().includes('*'))
    })
    expect(wide).toEqual([])
  })

  test.each(functionNames)('%s reaches its own tables only, by the rights it declares', (name) => {
    const found = statementsOf(name)
      .filter(({ Action }) => ![Action].flat().includes('dynamodb:GetRecords'))
      .filter(({ Action }) => [Action].flat().some((action) => /^dynamodb:/.test(action)))
      .flatMap(({ Action, Resource }) => [Action].flat().map((action) => ({ action, on: JSON.stringify(Resource) })))
      // What follows a stream lists the streams there are; AWS knows that for everything only.
      .filter(({ action }) => action.startsWith('dynamodb:') && action !== 'dynamodb:ListStreams')
    const rights = (Object.entries(needsOf(name).tables) as [TableName, readonly string[]][]).filter(
      // Those of requests are a session's: the tests of tenants' tables below.
      ([needs]) => !isBehindEdge(needsOf(name)) || tables[needs].owner === 'platform',
    )
    for (const [needs, allowed] of rights) {
      const actions = found.filter(({ on }) => on.includes(named(name, needs))).map(({ action }) => action)
      expect(actions.includes('dynamodb:GetItem')).toBe(allowed.includes('read') || allowed.includes('get'))
      expect(actions.includes('dynamodb:Query')).toBe(allowed.includes('read'))
      expect(actions.includes('dynamodb:PutItem')).toBe(allowed.includes('put'))
      expect(actions.includes('dynamodb:UpdateItem')).toBe(allowed.includes('update'))
      expect(actions.includes('dynamodb:DeleteItem')).toBe(allowed.includes('delete'))
    }
    const usual = /^dynamodb:(GetItem|BatchGetItem|Query|PutItem|UpdateItem|DeleteItem)$/
    expect(found.filter(({ action }) => !usual.test(action))).toEqual([])
    const own = rights.map(([needs]) => named(name, needs))
    expect(found.filter(({ on }) => !own.some((id) => on.includes(id)))).toEqual([])
  })

  const writersOf = (name: TableName) =>
    functionNames.filter((each) => needsOf(each).tables[name]?.some((right) => !['get', 'read'].includes(right)))

  test.each([
    ['stock', ['reservation-changes', 'stock-import']],
    ['config', ['tenant-config']],
    ['releases', ['release-guard', 'shell-record']],
    ['imports', ['stock-import', 'stock-reindex', 'tenant-config']],
  ] as const)('what every dealer depends on has few writers: %s', (name, writers) => {
    expect(writersOf(name)).toEqual(writers)
  })

  test('[TN-10] who serves requests may read no vehicle by itself, only as the role of a tenant', () => {
    const serving = functionNames.filter((name) => needsOf(name).readsStockAsTenant)
    expect(serving).toEqual(expect.arrayContaining(['document', 'search', 'vehicle']))
    const [role, ...others] = resourcesOf(data, 'AWS::IAM::Role').filter(({ resource }) =>
      String(resource.Properties.Description).startsWith('Reads the stock for one site'),
    )
    expect(others).toEqual([])
    const trusted = JSON.stringify(role?.resource.Properties.AssumeRolePolicyDocument)
    for (const name of serving) {
      expect(JSON.stringify(variablesOf(name).TENANT_ROLE_ARN)).toContain(':role/forecourt-dev-tenant-stock')
      expect(roleOf(name)).toMatchObject({
        Path: `/forecourt/dev/${needsOf(name).team}/`,
        Tags: expect.arrayContaining([{ Key: 'forecourt-stock', Value: 'as-tenant' }]),
      })
      const own = statementsOf(name).filter(({ Resource }) => JSON.stringify(Resource).includes(named(name, 'stock')))
      expect(own).toEqual([])
      expect(JSON.stringify(statementsOf(name)), 'nor what is saved of it').not.toContain('/stock/')
      expect(needsOf(name).tables.config, 'nor a configuration but by its name').toEqual(['get'])
    }
    expect(trusted).toContain(':role/forecourt/dev/*')
    const tagged = functionNames.filter((name) => JSON.stringify(roleOf(name)).includes('forecourt-stock'))
    expect(tagged.sort()).toEqual(functionNames.filter((name) => needsOf(name).readsStockAsTenant).sort())
  })

  test("[MF-2] each squad has roles of the platform's making, and the publishing function takes those and no others", () => {
    const teams = teamsOf(functions).filter((team) => team !== platformTeam)
    const names = [
      ...(['squad', 'stack'] as const).flatMap((kind) =>
        ['search', 'vehicle'].map((remote) => `forecourt-dev-${kind}-${remote}`),
      ),
      ...(['deploy', 'functions'] as const).flatMap((kind) => teams.map((team) => `forecourt-dev-${kind}-${team}`)),
    ]
    const rolesIn = (one: Template) =>
      resourcesOf(one, 'AWS::IAM::Role').map(({ resource }) => String(resource.Properties.RoleName))
    expect(Object.values(squads).flatMap(rolesIn).sort()).toEqual(names.sort())
    const elsewhere = rolesIn(template).filter((name) => !name.startsWith('forecourt-dev-platform-'))
    expect(elsewhere, "another squad takes no room in the platform's stack").toEqual([])
    const taken = statementsOf('remote-release').find(({ Action }) => Action === 'sts:AssumeRole')
    expect(JSON.stringify(taken?.Resource).match(/role\/[\w-]+/g)).toEqual([
      'role/forecourt-dev-squad-search',
      'role/forecourt-dev-squad-vehicle',
    ])
  })

  test('[MF-2] who deploys for a squad has its own stack deployed, and only by CloudFormation with the rights of that stack', () => {
    const own = squads.search ?? expect.fail()
    const role = (name: string) =>
      resourcesOf(own, 'AWS::IAM::Role').find(({ resource }) => resource.Properties.RoleName === name)
    const stack = role('forecourt-dev-stack-search')
    expect(JSON.stringify(stack?.resource.Properties.AssumeRolePolicyDocument)).toContain(
      '"cloudformation.amazonaws.com"',
    )
    own.hasResourceProperties('AWS::IAM::Policy', {
      Roles: [{ Ref: role('forecourt-dev-deploy-search')?.id }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Effect: 'Allow',
            Action: 'iam:PassRole',
            Resource: ['forecourt-dev-functions-search', 'forecourt-dev-stack-search'].map((name) => ({
              'Fn::GetAtt': [role(name)?.id, 'Arn'],
            })),
            Condition: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
          },
        ]),
      },
    })
  })

  test('[GA-7] media reads pictures and adds renditions, where browsers may see them, and nothing else anywhere', () => {
    const on = (Resource: unknown) =>
      JSON.stringify(Resource)
        .match(/forecourt-dev-(\w+)-|southeast-2\/[^"]*/g)
        ?.join(' ')
    const rights = statementsOf('media').flatMap(({ Action, Resource }) =>
      [Action].flat().map((action) => [action, on(Resource)]),
    )
    expect(rights.filter(([action]) => action?.startsWith('s3:'))).toEqual([
      ['s3:GetObject', 'forecourt-dev-media- southeast-2/pictures/*'],
      ['s3:PutObject', 'forecourt-dev-media- southeast-2/media/*'],
      ['s3:ListBucket', 'forecourt-dev-media-'],
    ])
    const putters = functionNames.filter((name) => JSON.stringify(statementsOf(name)).includes('s3:Put'))
    expect(putters).toEqual(['media', 'site-files', 'stock-index', 'trade-in-photos'])
  })

  test('[TI-1] photos of shoppers’ cars are reached by the function that takes them, and removed by who erases', () => {
    const s3 = (name: string) =>
      statementsOf(name)
        .filter(({ Action }) => JSON.stringify(Action).includes('s3:'))
        .map(({ Action, Resource }) => [
          [Action].flat(),
          JSON.stringify(Resource)
            .match(/forecourt-dev-\w+-|trade-in\/\*/g)
            ?.join(' '),
        ])
    const all = ['s3:DeleteObject', 's3:GetObject', 's3:PutObject']
    expect(s3('trade-in-photos').map(([actions, on]) => [[...(actions as string[])].sort(), on])).toEqual([
      [all, 'forecourt-dev-photos- trade-in/* forecourt-dev-uploads- trade-in/*'],
      [['s3:ListBucket'], 'forecourt-dev-uploads-'],
    ])
    expect(s3('privacy')).toEqual([
      [['s3:DeleteObject'], 'forecourt-dev-photos- trade-in/* forecourt-dev-uploads- trade-in/*'],
    ])
    expect(s3('trade-in')).toEqual([[['s3:DeleteObject'], 'forecourt-dev-photos- trade-in/*']])
  })
})

describe('buckets', () => {
  test('are private and encrypted, and refuse plain HTTP', () => {
    data.resourceCountIs('AWS::S3::Bucket', 6)
    data.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    })
    data.resourceCountIs('AWS::S3::BucketPolicy', 6)
    for (const { resource } of resourcesOf(data, 'AWS::S3::BucketPolicy'))
      expect(JSON.stringify(resource)).toContain('"aws:SecureTransport":"false"')
  })

  test('[TI-1] uploads come from every site, expire after a day, and keep no versions', () => {
    const [uploads] = resourcesOf(data, 'AWS::S3::Bucket').filter(({ resource }) =>
      JSON.stringify(resource.Properties.BucketName).includes('-uploads-'),
    )
    expect(uploads?.resource.Properties).toMatchObject({
      CorsConfiguration: { CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: ['*'] }] },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1 }] },
    })
    expect(uploads?.resource.Properties).not.toHaveProperty('VersioningConfiguration')
  })

  test('give the edge what browsers may have, and no server build', () => {
    const edge = resourcesOf(data, 'AWS::S3::BucketPolicy')
      .flatMap(
        ({ resource }) => (resource.Properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
      )
      .filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront'))
      .map(({ Effect, Resource, Condition }) => [
        Effect,
        JSON.stringify(Resource).match(/(assets|remotes|media)\/[^"]*/g),
        Condition !== undefined,
      ])
    expect(edge).toEqual([
      ['Allow', ['assets/*', 'remotes/*'], true],
      ['Deny', ['remotes/*/*/server/*'], false],
      ['Allow', ['media/*'], true],
    ])
  })
})
