import { join, resolve } from 'node:path'
import { homeRegion } from '@forecourt/contracts/platform/stages'

export const root = join(import.meta.dirname, '../../..')
export const stage = 'local'

/** Where what runs for a while is kept. */
export const dataFolder = join(resolve(root, process.env.DATA_DIR || '.data'), 'aws')

/** What the SDK and the CDK read to speak to a cloud of this machine, which takes any key. */
export const cloudEnvironment = (endpoint: string): Record<string, string> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: homeRegion,
  AWS_DEFAULT_REGION: homeRegion,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SESSION_TOKEN: '',
  AWS_EC2_METADATA_DISABLED: 'true',
})

/** Accepts only this machine: stacks are destroyed there afterwards. */
export function checkLocal(endpoint: string): void {
  if (!URL.canParse(endpoint))
    throw new Error(
      `AWS_ENDPOINT_URL is ${endpoint}: it must be the address of a cloud on this machine, like http://127.0.0.1:4566.`,
    )
  const { hostname } = new URL(endpoint)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost.localstack.cloud')) return
  throw new Error(`AWS_ENDPOINT_URL is ${endpoint}: it must be a cloud on this machine.`)
}
