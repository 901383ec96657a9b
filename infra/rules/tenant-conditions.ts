/** The name of the tag that says which tenant a session is for. */
const tag = 'tenant'

/** Of a role's policy: the partition of every item is the session's tag. A call that names no partition is refused too. */
export const ownItemsOnly = {
  'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [`\${aws:PrincipalTag/${tag}}`] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
}

/** Of the same role's trust policy: a session has this tag, and no other. */
export const tenantTagOnly = {
  StringLike: { [`aws:RequestTag/${tag}`]: '?*' },
  'ForAllValues:StringEquals': { 'aws:TagKeys': [tag] },
}
