import type { GatewayRequest } from '../aws/gateway/gateway.ts'
import type { LocalSandbox } from '../aws/sandboxes/local-sandboxes.ts'

export type SwitchOutcome = 'done' | 'foreign' | 'unknown'

/**
 * Applies a form of the page to a sandbox: `do=set` with a `fault` (empty for none), `do=empty`, or `do=resend` with a `way`. Only same-origin
 * requests: any open page in this browser could send one.
 */
export function switchSandbox(request: GatewayRequest, sandboxes: readonly LocalSandbox[]): SwitchOutcome {
  if (!isSameOrigin(request)) return 'foreign'
  const sandbox = sandboxes.find(({ name }) => request.path === `/sandboxes/${name}`)
  const fields = new URLSearchParams(request.body.toString('utf8'))
  const fault = fields.get('fault') ?? ''
  if (!sandbox || (fault !== '' && !sandbox.faults.includes(fault))) return 'unknown'
  if (fields.get('do') === 'resend') return sandbox.webhooks?.resend(fields.get('way') ?? '') ? 'done' : 'unknown'
  const before = sandbox.fault()
  if (fields.get('do') !== 'empty') sandbox.setFault(fault === '' ? null : fault)
  else {
    sandbox.reset()
    sandbox.setFault(before)
  }
  return 'done'
}

function isSameOrigin({ headers }: GatewayRequest): boolean {
  const origin = URL.parse(headers.origin ?? '')
  return (
    origin !== null && origin.host === headers.host && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  )
}
