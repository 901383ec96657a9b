import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Stack } from 'aws-cdk-lib/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStacks } from '../app/add-stacks.ts'
import { knownRemotes, type RemoteChoice } from '../bundling/build-remote.ts'
import { resourcesOf, testApp } from '../testing/test-app.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const noBundle = () => {
  throw new Error('A remote needs no functions.')
}

/** As if it were built: one browser file and one of the server's. */
async function buildRemote({ name, version }: RemoteChoice) {
  const files = join(folder, 'remotes', name, version)
  mkdirSync(join(files, 'server'), { recursive: true })
  writeFileSync(join(files, 'page.js'), `${name} ${version}`)
  writeFileSync(join(files, 'server/container.js'), `${name} ${version}`)
  const recordFile = join(folder, `${name}.json`)
  writeFileSync(recordFile, JSON.stringify({ name, version }))
  return { release: { name, version }, filesFolder: folder, recordFile }
}

async function remote(context: Record<string, string>): Promise<{ app: App; stacks: Stack[]; template: Template }> {
  const app = testApp(context)
  await addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote })
  const stacks = app.node.children.filter((child) => Stack.isStack(child))
  if (!stacks[0]) throw new Error('There is no stack.')
  return { app, stacks, template: Template.fromStack(stacks[0]) }
}

test('[MF-2] a remote is a stack of its own, and the only one of its deploy', async () => {
  const { stacks } = await remote({ remote: 'search' })
  expect(stacks.map(({ stackName }) => stackName)).toEqual(['forecourt-dev-remote-search'])
})

test('[MF-2] its files lie under a version that is never used again, and its record comes with them', async () => {
  const { template } = await remote({ remote: 'mfe-search', version: '1.4.0' })
  const [release] = resourcesOf(template, 'Custom::Release')
  expect(release?.resource.Properties).toMatchObject({ Name: 'search', Version: '1.4.0', Release: expect.any(String) })
  expect(Object.keys(Object(release?.resource.Properties.Files)).sort()).toEqual([
    'remotes/search/1.4.0/page.js',
    'remotes/search/1.4.0/server/container.js',
  ])
  template.resourceCountIs('AWS::Lambda::Function', 0)
})

test('[MF-2] it is deployed with the roles of its squad, and brings its files where only that squad may', async () => {
  const { app, template } = await remote({ remote: 'search' })
  const { manifest } = app.synth().getStackByName('forecourt-dev-remote-search')
  const role = (name: string) => `arn:\${AWS::Partition}:iam::\${AWS::AccountId}:role/${name}`
  expect(manifest.properties).toMatchObject({
    assumeRoleArn: role('forecourt-dev-deploy-search'),
    cloudFormationExecutionRoleArn: role('forecourt-dev-stack-search'),
    stackTemplateAssetObjectUrl: expect.stringContaining('/squads/dev/search/'),
  })
  expect(manifest.properties).not.toHaveProperty('lookupRole')
  const [release] = resourcesOf(template, 'Custom::Release')
  const { Release: record, Role, Files } = release?.resource.Properties ?? {}
  for (const key of [record, ...Object.values(Object(Files))]) expect(key).toMatch(/^squads\/dev\/search\//)
  expect(JSON.stringify(Role)).toContain(':role/forecourt-dev-squad-search')
})

test('[MF-2] it makes nothing but its release: no role, and no right', async () => {
  const { template } = await remote({ remote: 'search' })
  expect(Object.values(template.toJSON().Resources).map((made) => Object(made).Type)).toEqual(['Custom::Release'])
})

test.each([
  [
    { remote: 'serch' },
    `There is no remote "serch". Did you mean "search"? The remotes are: ${knownRemotes().join(', ')}.`,
  ],
  [{ remote: 'search', version: 'next' }, 'version is "next": write it like 1.4.0 or 1.4.0-beta.1.'],
  [{ remote: 'search', version: '01.0.0' }, 'version is "01.0.0": write it like 1.4.0 or 1.4.0-beta.1.'],
  [{ remote: 'search', tenant: 'northgate' }, 'A deploy is of one tenant, of one remote or of one team'],
])('[MF-2] %j stops before anything is built', async (context, says) => {
  const app = testApp(context)
  const built = () => {
    throw new Error('It was built.')
  }
  await expect(addStacks(app, { bundle: noBundle, buildShell: noBundle, buildRemote: built })).rejects.toThrow(says)
  expect(app.node.children.filter((child) => Stack.isStack(child))).toEqual([])
})
