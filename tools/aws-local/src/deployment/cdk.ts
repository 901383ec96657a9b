import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cloudEnvironment, root, stage } from '../settings.ts'

export type CdkResult = { code: number; output: string; seconds: number }
type CdkOptions = {
  endpoint: string
  folder: string
  context?: Record<string, string>
  onStart?(child: ChildProcess): void
}

let runs = 0

/** Runs the CDK's command line with the unmodified app against a local AWS, with a separate output folder. */
export async function cdk(args: readonly string[], options: CdkOptions): Promise<CdkResult> {
  const { endpoint, folder, context = {}, onStart } = options
  const output = join(folder, `cdk-${process.pid}-${runs++}`)
  mkdirSync(output, { recursive: true })
  const given = Object.entries({ stage, ...context }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/aws-cdk/bin/cdk'), ...args, ...given, '--output', output, '--ci', '--no-color'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...cloudEnvironment(endpoint), CDK_DISABLE_CLI_TELEMETRY: 'true' },
    },
  )
  onStart?.(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code: Number(code ?? 1), output: text, seconds: (performance.now() - started) / 1000 }
}

/** The same, and throws with what the CDK said when it fails. */
async function cdkOrThrow(args: readonly string[], options: CdkOptions): Promise<CdkResult> {
  const result = await cdk(args, options)
  if (result.code !== 0) throw new Error(`cdk ${args.join(' ')} failed:\n${result.output.trim()}`)
  return result
}

const deployArgs = ['--require-approval', 'never', '--progress', 'events']

export const bootstrap = (options: CdkOptions) =>
  cdkOrThrow(['bootstrap', 'aws://000000000000/ap-southeast-2'], options)

export const deploy = (options: CdkOptions, context: Record<string, string> = {}) =>
  cdkOrThrow(['deploy', '--all', ...deployArgs], { ...options, context })

export const destroy = (options: CdkOptions, context: Record<string, string> = {}) =>
  cdkOrThrow(['destroy', '--all', '--force'], { ...options, context })
