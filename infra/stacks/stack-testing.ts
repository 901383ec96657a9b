import { readFileSync } from 'node:fs'
import { App } from 'aws-cdk-lib'
import type { Template } from 'aws-cdk-lib/assertions'

const cdkFile = new URL('../../cdk.json', import.meta.url)

/** For tests: an app with the flags of cdk.json, so that its templates are those that would be deployed. */
export function testApp(context: Record<string, string> = {}): App {
  const { context: flags } = JSON.parse(readFileSync(cdkFile, 'utf8')) as { context: Record<string, unknown> }
  return new App({ context: { ...flags, ...context } })
}

export type Resource = { Type: string; Properties: Record<string, unknown> }

/** For tests: the resources of one type, each with its logical id. */
export function resourcesOf(template: Template, type: string): { id: string; resource: Resource }[] {
  return Object.entries(template.findResources(type)).map(([id, { Type, Properties = {} }]) => ({
    id,
    resource: { Type, Properties },
  }))
}
