import type { Deployment } from './deployment.ts'
import type { Finding } from './finding.ts'

/** From inside: what rings at the moment, in the alarm's own words. */
export async function checkAlarms({ alarms }: Deployment): Promise<Finding[]> {
  const found = await alarms()
  if (found === null) return []
  if (found.length === 0) return [{ state: 'good', area: 'alarms', say: 'none rings' }]
  return found.map(({ name, meaning }) => ({
    state: 'bad',
    area: 'alarms',
    say: `${name} rings. ${meaning}`,
    todo: 'See docs/operations.md, When an alarm rings.',
  }))
}
