import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'

/** The session tag with the tenant. */
const tag = 'tenant'

/** Condition of a role's policy: the partition of every item is the session's tag. A call without a partition is refused too. */
export const ownItemsOnly = {
  'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [`\${aws:PrincipalTag/${tag}}`] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
}

/** Condition of the same role's trust policy: a session has this tag, and no other. */
export const tenantTagOnly = {
  StringLike: { [`aws:RequestTag/${tag}`]: '?*' },
  'ForAllValues:StringEquals': { 'aws:TagKeys': [tag] },
}

/** TN-10. Who may list a bucket learns that an object is missing; a tenant's request, of the saved stock alone. */
export const snapshotsOnly = { StringLike: { 's3:prefix': `${snapshotPrefix}*` } }
