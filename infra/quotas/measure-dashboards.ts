import * as z from 'zod/mini'
import { at, resourcesOf, type Template, textOf } from '../rules/template/template.ts'
import type { Usage } from './limits.ts'

const bodySchema = z.object({
  widgets: z.array(z.looseObject({ properties: z.looseObject({ metrics: z._default(z.array(z.unknown()), []) }) })),
})

/** What dashboards use of AWS's limits. Throws for a body that is none. */
export const measureDashboards = ({ template, name }: { template: Template; name: string }): Usage[] =>
  resourcesOf(template, 'AWS::CloudWatch::Dashboard').flatMap((dashboard): Usage[] => {
    const { widgets } = bodySchema.parse(JSON.parse(textOf(at(dashboard, 'DashboardBody'))))
    const metrics = widgets.map(({ properties }) => properties.metrics.length)
    const of = `${name}: ${dashboard.id}`
    return [
      { limit: 'widgets', of, used: widgets.length },
      { limit: 'widgetMetrics', of, used: Math.max(0, ...metrics) },
      { limit: 'dashboardMetrics', of, used: metrics.reduce((sum, each) => sum + each, 0) },
    ]
  })
