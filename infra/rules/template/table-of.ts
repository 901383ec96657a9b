import type { TableShape } from '@forecourt/contracts/tables/table'
import { tables } from '@forecourt/contracts/tables/tables'
import { type Resource, resourcesOf, type Template } from './template.ts'

/** The metadata key with a table's name in the contracts. */
export const tableMetadata = 'forecourt:table'

const shapes: Readonly<Record<string, TableShape>> = tables

/** The contracts' row of a table's resource; undefined without that metadata. */
export const shapeOf = ({ Metadata }: Resource): TableShape | undefined => shapes[String(Metadata[tableMetadata])]

const ofParameter = /^\/forecourt\/[a-z]+\/table\/(\w+)$/

/** The table that a right's resource names, or whose index: one of the template, or another stack's by its parameter. */
export function tableOf(resource: string, template: Template): { name: string; shape: TableShape } | undefined {
  const [, id = ''] = /^\$(\w+?)Arn(\/|$)/.exec(resource) ?? []
  const [, parameter = ''] = /:table\/\$(\w+)/.exec(resource) ?? []
  const own = resourcesOf(template, 'AWS::DynamoDB::Table').find((table) => table.id === id)
  const published = ofParameter.exec(String(template.Parameters[parameter]?.Default))?.[1]
  const name = own ? String(own.Metadata[tableMetadata]) : published
  const shape = name === undefined ? undefined : shapes[name]
  return name !== undefined && shape ? { name, shape } : undefined
}
