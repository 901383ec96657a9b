import type { Deployment } from '../deployment/deployment.ts'
import type { Finding } from '../finding.ts'

/** From inside: active alarms with their descriptions. */
export async function checkAlarms({ alarms }: Deployment): Promise<Finding[]> {
  const found = await alarms()
  if (found === null) return []
  if (found.length === 0) return [{ state: 'good', area: 'alarms', say: 'none active' }]
  return found.map(({ name, meaning }) => ({
    state: 'bad',
    area: 'alarms',
    say: `${name} is active. ${meaning}`,
    todo: 'See docs/operations/alarms.md.',
  }))
}
