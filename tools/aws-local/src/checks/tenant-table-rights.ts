import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { assumeRole } from '@forecourt/lambda-kit/aws/assume-role'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { expectAllowed, expectRefused, scanTable, withCredentials } from './access-checks.ts'
import { tenantRole, withRoleCopy } from './role-copy.ts'
import type { StepRunner } from './step-runner.ts'

/** TN-10. A request of a site reaches the leads and the sessions of its own tenant, whatever the code asks for. */
export async function tenantTableRights(runner: StepRunner, { tables }: PlatformNames, tenant: string): Promise<void> {
  const original = tenantRole('forms')
  const session = (role: string, tags?: Record<string, string>) =>
    assumeRole({ role, name: 'test', ...(tags && { tags }) })
  await expectRefused(runner, '[TN-10] who is no function of ours', [
    ['the role that reaches tables of tenants', () => session(original, { tenant })],
  ])
  const [lead] = await Array.fromAsync(queryItems('leads', tenant, { limit: 1 }))
  const key = { tenant, lead_id: String(lead?.lead_id) }
  // Allowed, it still writes nothing.
  const change = () =>
    putItem('leads', key, { expression: 'attribute_not_exists(tenant) AND attribute_exists(tenant)' })
  await withRoleCopy(original, async (role) => {
    await expectRefused(runner, '[TN-10] a function', [
      ['a session of no tenant', () => session(role)],
      ['a session with a tag beside the tenant’s', () => session(role, { tenant, role: 'operator' })],
    ])
    const site = await session(role, { tenant })
    const neighbour = await session(role, { tenant: 'somebody-else' })
    await expectAllowed(runner, '[TN-10] a request of a site', [
      ['its own lead', withCredentials(site, 'leads', () => getItem('leads', key))],
      ['a change of it', withCredentials(site, 'leads', change)],
    ])
    await expectRefused(runner, '[TN-10] a request of a site', [
      ["another tenant's lead", withCredentials(neighbour, 'leads', () => getItem('leads', key))],
      ['a change of it', withCredentials(neighbour, 'leads', change)],
      [
        "another tenant's session",
        withCredentials(neighbour, 'sessions', () => getItem('sessions', { tenant, session: 'x' })),
      ],
      [
        'the pending leads of all tenants',
        withCredentials(site, 'leads', () => Array.fromAsync(queryItems('leads', 'yes', { index: 'pending' }))),
      ],
      ['all leads', () => scanTable(site, tables.leads)],
      ["dealers' configuration, its own too", withCredentials(site, 'config', () => getItem('config', { tenant }))],
    ])
  })
}
