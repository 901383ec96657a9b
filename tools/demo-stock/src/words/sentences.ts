import { conditionSentences } from './condition-sentences.ts'
import { leisureSentences } from './leisure-sentences.ts'
import type { Rule } from './sentence-rule.ts'
import { serviceSentences } from './service-sentences.ts'
import { specificationSentences } from './specification-sentences.ts'
import { warrantySentences } from './warranty-sentences.ts'

/**
 * The sentences of descriptions. A description uses a few, so each makes one point and names a figure or a fact of the
 * vehicle.
 */
export const sentences: readonly Rule[] = [
  ...leisureSentences,
  ...serviceSentences,
  ...specificationSentences,
  ...conditionSentences,
  ...warrantySentences,
]
