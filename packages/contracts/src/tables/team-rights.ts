import type { TableRight, TableShape } from './table.ts'
import { type TableName, tables } from './tables.ts'

const all = ['get', 'read', 'put', 'update', 'delete'] as const satisfies TableRight[]

const shapes: Readonly<Record<TableName, TableShape>> = tables

/** What functions of a team may have on a table: anything on the team's own, and of another's what its row says. */
export function teamRights(team: string, table: TableName): readonly TableRight[] {
  const { team: owner, others = {} } = shapes[table]
  if (owner === team) return all
  const given = new Set([...(others.all ?? []), ...(others[team] ?? [])])
  return all.filter((right) => given.has(right))
}
