import { RemovalPolicy } from 'aws-cdk-lib'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

/** How the stages differ, all of it. */
const stages = {
  dev: { keep: RemovalPolicy.DESTROY, isProtected: false, logRetention: RetentionDays.ONE_WEEK },
  staging: { keep: RemovalPolicy.RETAIN, isProtected: false, logRetention: RetentionDays.ONE_MONTH },
  prod: { keep: RemovalPolicy.RETAIN, isProtected: true, logRetention: RetentionDays.THREE_MONTHS },
} as const satisfies Record<string, StageSettings>

type StageSettings = {
  /** What becomes of tables and buckets when their stack goes. */
  keep: RemovalPolicy
  /** Tables refuse to be deleted. */
  isProtected: boolean
  logRetention: RetentionDays
}

export type Stage = StageSettings & { name: keyof typeof stages }

/** Reads `-c stage=…`; `dev` when it is not given. Throws with the stages there are. */
export function stageOf(name: unknown): Stage {
  if (name === undefined) return { name: 'dev', ...stages.dev }
  for (const known of Object.keys(stages) as (keyof typeof stages)[])
    if (known === name) return { name: known, ...stages[known] }
  throw new RangeError(`There is no stage ${JSON.stringify(name)}. The stages are: ${Object.keys(stages).join(', ')}.`)
}
