import { conditionSentences } from './condition-sentences.ts'
import { leisureSentences } from './leisure-sentences.ts'
import type { Rule } from './sentence-rule.ts'
import { serviceSentences } from './service-sentences.ts'
import { specificationSentences } from './specification-sentences.ts'
import { warrantySentences } from './warranty-sentences.ts'

/** What can be said of a vehicle. A description takes a few, so each says one thing and names a figure or a fact of its own. */
export const sentences: readonly Rule[] = [
  ...leisureSentences,
  ...serviceSentences,
  ...specificationSentences,
  ...conditionSentences,
  ...warrantySentences,
]
