import type { App } from 'aws-cdk-lib'
import { addDeployStacks } from '../templates/all-deploy-contexts.ts'
import { testApp } from './test-app.ts'

/** As for `stageTemplates`: kept by the process. */
const own = globalThis as { deployApps?: Map<string, Promise<App>> }

/** For tests: the app of a deploy, synthesised once. No test changes it. */
export function deployApp(context: Record<string, string>): Promise<App> {
  own.deployApps ??= new Map()
  const key = JSON.stringify(context)
  const made = own.deployApps.get(key) ?? synthesize(context)
  own.deployApps.set(key, made)
  return made
}

async function synthesize(context: Record<string, string>): Promise<App> {
  const app = await addDeployStacks(testApp(context))
  app.synth()
  return app
}
