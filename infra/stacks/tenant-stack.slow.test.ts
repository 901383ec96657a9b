import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTenant, TenantError } from '@forecourt/tenants'
import type { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test, vi } from 'vitest'
import { addStacks } from '../app/add-stacks.ts'
import { resourcesOf, testApp } from '../testing/test-app.ts'

const noBundle = vi.fn(() => {
  throw new Error('A tenant needs no functions.')
})

const noRemote = vi.fn(() => {
  throw new Error('A tenant needs no remote.')
})

async function tenant(context: Record<string, string>): Promise<{ app: App; template: Template }> {
  const app = testApp(context)
  await addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote: noRemote })
  const [stack, ...others] = app.node.children.filter((child) => 'templateFile' in child)
  expect(others).toEqual([])
  return { app, template: Template.fromStack(stack as Parameters<typeof Template.fromStack>[0]) }
}

test('[TN-9] a tenant is a stack of its own, and the only one of its deploy', async () => {
  const { app } = await tenant({ tenant: 'harbourside' })
  expect(app.node.tryFindChild('forecourt-dev-tenant-harbourside')).toBeDefined()
  expect(noBundle).not.toHaveBeenCalled()
})

test('[TN-1] the distribution tenant carries the slug, by which the edge knows whose requests these are', async () => {
  const { template } = await tenant({ tenant: 'northgate' })
  template.hasResourceProperties('AWS::CloudFront::DistributionTenant', {
    Name: 'forecourt-dev-northgate',
    Domains: ['northgate.dev.forecourt.example'],
    Parameters: [{ Name: 'tenant', Value: 'northgate' }],
    ManagedCertificateRequest: {
      PrimaryDomainName: 'northgate.dev.forecourt.example',
      ValidationTokenHost: 'cloudfront',
    },
  })
})

test.each([
  ['prod', {}, 'www.northgate.example'],
  ['staging', {}, 'northgate.staging.forecourt.example'],
  ['staging', { domain: 'try.ours.example' }, 'northgate.try.ours.example'],
])('[TN-9] in %s, with %j, the site is at %s, and says so itself', async (stage, context, host) => {
  const { template } = await tenant({ tenant: 'northgate', stage, ...context })
  template.hasResourceProperties('AWS::CloudFront::DistributionTenant', { Domains: [host] })
  const [config] = resourcesOf(template, 'Custom::TenantConfig')
  expect(JSON.parse(String(config?.resource.Properties.Site)).url).toBe(`https://${host}`)
})

test.each([
  [{ domain: 'ours' }, 'domain is "ours": it must be one that dealers\' sites can be under'],
  [
    { stage: 'prod', domain: 'ours.example' },
    "In prod dealers' sites have addresses of their own: leave -c domain out.",
  ],
])('[TN-9] %j stops before anything is made', async (context, says) => {
  await expect(tenant({ tenant: 'northgate', ...context })).rejects.toThrow(says)
})

test('[TN-9] the domain is claimed before anything is written: one that another has leaves nothing behind', async () => {
  const { template } = await tenant({ tenant: 'northgate' })
  const [domain] = resourcesOf(template, 'AWS::CloudFront::DistributionTenant')
  for (const written of ['Custom::TenantConfig', 'Custom::SiteFiles'])
    template.hasResource(written, { DependsOn: Match.arrayWith([domain?.id]) })
  expect(template.findResources('AWS::CloudFront::DistributionTenant')[domain?.id ?? '']).not.toHaveProperty(
    'DependsOn',
  )
})

test('the configuration is the validated site, whatever its characters', async () => {
  const { template } = await tenant({ tenant: 'harbourside', stage: 'prod' })
  const [config] = resourcesOf(template, 'Custom::TenantConfig')
  const text = String(config?.resource.Properties.Site)
  expect(JSON.parse(text)).toEqual(readTenant('harbourside'))
  expect(text, 'CloudFormation keeps ASCII only').toMatch(/^[\x20-\x7e]+$/)
  expect(readTenant('harbourside').copy.announcement, 'and there is something else to keep').toMatch(/[^\x20-\x7e]/)
  template.resourceCountIs('AWS::Lambda::Function', 0)
  template.resourceCountIs('AWS::IAM::Role', 0)
})

test("[TN-9] a tenant's pictures are laid before the configuration that names them, under its own folder", async () => {
  const { template } = await tenant({ tenant: 'northgate' })
  const [laid] = resourcesOf(template, 'Custom::SiteFiles')
  const files = Object.keys(Object(laid?.resource.Properties.Files))
  expect(files).toContain('pictures/tenants/northgate/hero.avif')
  expect(files.filter((key) => !/^pictures\/tenants\/northgate\/[\w-]+\.avif$/.test(key))).toEqual([])
  template.hasResource('Custom::TenantConfig', { DependsOn: Match.arrayWith([laid?.id]) })
})

test('[IN-4] on a cloud without an edge, a tenant is its pictures and its configuration', async () => {
  const { template } = await tenant({ tenant: 'northgate', stage: 'local' })
  template.resourceCountIs('AWS::CloudFront::DistributionTenant', 0)
  template.resourceCountIs('Custom::TenantConfig', 1)
})

test('[TN-9] a domain that another dealer has stops a deploy before anything is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  try {
    cpSync(new URL('../../tenants/northgate/', import.meta.url), join(folder, 'northgate'), { recursive: true })
    cpSync(new URL('../../tenants/northgate/', import.meta.url), join(folder, 'second'), { recursive: true })
    // Not the first address in the file, and not in a folder that is whole.
    const file = join(folder, 'second/site.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "bank": { "url": "https://www.bank.example" },'))
    mkdirSync(join(folder, 'third'))
    const app = testApp({ tenant: 'northgate', tenants: folder })
    await expect(addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote: noRemote })).rejects.toThrow(
      new TenantError(
        `${folder}/northgate/site.json: url: found www.northgate.example, which is the domain of second; allowed is one of its own`,
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a stage is part of every name', async () => {
  const { template } = await tenant({ tenant: 'northgate', stage: 'prod' })
  template.hasResourceProperties('AWS::CloudFront::DistributionTenant', { Name: 'forecourt-prod-northgate' })
  expect(JSON.stringify(template.toJSON())).toContain('forecourt-prod-edge')
})

test('[TN-10] a group of more dealerships than the rights of a request can name stops before anything is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  try {
    cpSync(new URL('../../tenants/northgate/', import.meta.url), join(folder, 'northgate'), { recursive: true })
    const file = join(folder, 'northgate/site.json')
    const many = Array.from({ length: 60 }, (_, index) => `northgate-dealership-${index}`)
    const site = Object(JSON.parse(readFileSync(file, 'utf8')))
    writeFileSync(file, JSON.stringify({ ...site, dealerships: [...site.dealerships, ...many] }))
    await expect(tenant({ tenant: 'northgate', tenants: folder })).rejects.toThrow(
      /\/northgate\/site\.json:1: dealerships: found a list of \d+; allowed is as many as 1000 characters can name$/,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test("[TN-9] a tenant that is not valid stops with the validator's message before anything is made", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  try {
    cpSync(new URL('../../tenants/northgate/', import.meta.url), join(folder, 'northgate'), { recursive: true })
    const file = join(folder, 'northgate/site.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"bold"', '"loud"'))
    const app = testApp({ tenant: 'northgate', tenants: folder })
    await expect(addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote: noRemote })).rejects.toThrow(
      new TenantError(`${folder}/northgate/site.json:7: template: found "loud"; allowed is one of "quiet", "bold"`),
    )
    expect(app.node.children.filter((child) => 'templateFile' in child)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('[TN-9] an unknown tenant or stage stops before anything is made', async () => {
  const app = testApp({ tenant: 'nowhere' })
  await expect(addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote: noRemote })).rejects.toThrow(
    TenantError,
  )
  await expect(
    addStacks(testApp({ stage: 'live' }), { bundle: noBundle, buildShell: noBundle, buildRemote: noRemote }),
  ).rejects.toThrow('There is no stage "live". The stages are: local, dev, staging, prod.')
  expect(app.node.children.filter((child) => 'templateFile' in child)).toEqual([])
})
