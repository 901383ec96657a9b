import type { Template } from './template.ts'

export type Rule = {
  name: string
  /** What breaks it, each in a few words that begin with the resource's id. */
  broken(template: Template): string[]
}
