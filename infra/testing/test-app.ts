import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { App } from 'aws-cdk-lib'
import type { Template } from 'aws-cdk-lib/assertions'
import type { ShellBuild } from '../bundling/bundle-functions.ts'

const cdkFile = new URL('../../cdk.json', import.meta.url)

/** For tests: an app with the flags of cdk.json, so that its templates equal the deployed ones. */
export function testApp(context: Record<string, string> = {}): App {
  const { context: flags } = JSON.parse(readFileSync(cdkFile, 'utf8')) as { context: Record<string, unknown> }
  return new App({ outdir: mkdtempSync(join(tmpdir(), 'forecourt-cdk-')), context: { ...flags, ...context } })
}

/** For tests: a shell of one file. */
export const testShell: ShellBuild = {
  files: { 'assets/main.js': fileURLToPath(import.meta.url) },
  shares: { react: '19.3.0' },
}

export type Resource = {
  Type: string
  Properties: Record<string, unknown>
  Metadata?: Record<string, unknown>
}

/** For tests: the resources of one type, each with its logical id. */
export function resourcesOf(template: Template, type: string): { id: string; resource: Resource }[] {
  return Object.entries(template.findResources(type)).map(([id, { Type, Properties = {}, Metadata }]) => ({
    id,
    resource: { Type, Properties, Metadata },
  }))
}
