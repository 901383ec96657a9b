import { contentPage } from '@forecourt/contracts/endpoints/content'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: "Answers dealers' content pages",
  errors: { costs: 'shoppers cannot move on to content pages', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 10,
  runs: { http: [contentPage] },
  tables: { config: ['get'], content: ['get'] },
} as const satisfies FunctionNeeds
