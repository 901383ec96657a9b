import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages.ts'

/** Alerts at 80% of a month's budget, and when the forecast exceeds it. */
export function addBudget(scope: Construct, stage: Stage, topic: ITopic): void {
  if (stage.budgetDollars === undefined) return
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `forecourt-${stage.name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: stage.budgetDollars, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:forecourt:stage$${stage.name}`] },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  })
}
