import type { TableRight } from '../tables/table.ts'

/** DynamoDB's actions of each right: what the infrastructure grants, and what a request's session is cut down to. */
export const tableActions = {
  get: ['dynamodb:GetItem'],
  read: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  put: ['dynamodb:PutItem'],
  update: ['dynamodb:UpdateItem'],
  delete: ['dynamodb:DeleteItem'],
} as const satisfies Record<TableRight, readonly string[]>
