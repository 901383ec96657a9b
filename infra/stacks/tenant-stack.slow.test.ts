import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readTenant, TenantError } from '@forecourt/tenants'
import type { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test, vi } from 'vitest'
import { addStacks } from '../add-stacks.ts'
import { resourcesOf, testApp } from './stack-testing.ts'

const noBundle = vi.fn(() => {
  throw new Error('A tenant needs no functions.')
})

async function tenant(context: Record<string, string>): Promise<{ app: App; template: Template }> {
  const app = testApp(context)
  await addStacks(app, { bundle: noBundle })
  const [stack, ...others] = app.node.children.filter((child) => 'templateFile' in child)
  expect(others).toEqual([])
  return { app, template: Template.fromStack(stack as Parameters<typeof Template.fromStack>[0]) }
}

test('a tenant is a stack of its own, and the only one of its deploy', async () => {
  const { app } = await tenant({ tenant: 'harbourside' })
  expect(app.node.tryFindChild('forecourt-dev-tenant-harbourside')).toBeDefined()
  expect(noBundle).not.toHaveBeenCalled()
})

test('[TN-1] the distribution tenant carries the slug, by which the edge knows whose requests these are', async () => {
  const { template } = await tenant({ tenant: 'northgate' })
  template.hasResourceProperties('AWS::CloudFront::DistributionTenant', {
    Name: 'forecourt-dev-northgate',
    Domains: ['www.northgate.example'],
    Parameters: [{ Name: 'tenant', Value: 'northgate' }],
    ManagedCertificateRequest: { PrimaryDomainName: 'www.northgate.example', ValidationTokenHost: 'cloudfront' },
  })
})

test('the configuration is written before the domain answers', async () => {
  const { template } = await tenant({ tenant: 'harbourside' })
  const [config] = resourcesOf(template, 'Custom::TenantConfig')
  const text = String(config?.resource.Properties.Site)
  expect(JSON.parse(text)).toEqual(readTenant('harbourside'))
  expect(text, 'CloudFormation keeps ASCII only').toMatch(/^[\x20-\x7e]+$/)
  expect(readTenant('harbourside').copy.announcement, 'and there is something else to keep').toMatch(/[^\x20-\x7e]/)
  template.hasResource('AWS::CloudFront::DistributionTenant', { DependsOn: Match.arrayWith([config?.id]) })
  template.resourceCountIs('AWS::Lambda::Function', 0)
  template.resourceCountIs('AWS::IAM::Role', 0)
})

test('a stage is part of every name', async () => {
  const { template } = await tenant({ tenant: 'northgate', stage: 'prod' })
  template.hasResourceProperties('AWS::CloudFront::DistributionTenant', { Name: 'forecourt-prod-northgate' })
  expect(JSON.stringify(template.toJSON())).toContain('/forecourt/prod/distribution-id')
})

test("a tenant that is not valid stops with the validator's message before anything is made", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  try {
    cpSync(new URL('../../tenants/northgate/', import.meta.url), join(folder, 'northgate'), { recursive: true })
    const file = join(folder, 'northgate/site.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"bold"', '"loud"'))
    const app = testApp({ tenant: 'northgate' })
    await expect(addStacks(app, { bundle: noBundle, tenantsFolder: pathToFileURL(`${folder}/`) })).rejects.toThrow(
      new TenantError('tenants/northgate/site.json: template: found "loud"; allowed is one of "quiet", "bold"'),
    )
    expect(app.node.children.filter((child) => 'templateFile' in child)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an unknown tenant or stage stops before anything is made', async () => {
  const app = testApp({ tenant: 'nowhere' })
  await expect(addStacks(app, { bundle: noBundle })).rejects.toThrow(TenantError)
  await expect(addStacks(testApp({ stage: 'live' }), { bundle: noBundle })).rejects.toThrow(
    'There is no stage "live". The stages are: dev, staging, prod.',
  )
  expect(app.node.children.filter((child) => 'templateFile' in child)).toEqual([])
})
