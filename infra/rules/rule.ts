import type { Template } from './template/template.ts'

export type Rule = {
  name: string
  /** The violations, a few words each that begin with the resource's id. */
  broken(template: Template): string[]
}
