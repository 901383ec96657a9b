import type { TableShape } from '@forecourt/contracts/tables/table'
import { tables } from '@forecourt/contracts/tables/tables'
import { type Resource, resourcesOf, type Template } from './template.ts'

/** The metadata key with a table's name in the contracts. */
export const tableMetadata = 'forecourt:table'

const shapes: Readonly<Record<string, TableShape>> = tables

/** The contracts' row of a table's resource; undefined without that metadata. */
export const shapeOf = ({ Metadata }: Resource): TableShape | undefined => shapes[String(Metadata[tableMetadata])]

/** The tables of a template whose row matches. */
export const tablesOf = (template: Template, fits: (shape: TableShape, name: string) => boolean): Resource[] =>
  resourcesOf(template, 'AWS::DynamoDB::Table').filter((table) => {
    const shape = shapeOf(table)
    return shape !== undefined && fits(shape, String(table.Metadata[tableMetadata]))
  })
