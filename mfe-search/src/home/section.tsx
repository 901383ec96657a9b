import type { HomeSection } from '@forecourt/contracts/site/site'
import { FaultBoundary, useHost } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import type { HomeData } from './load.ts'
import { Dealerships } from './sections/dealer/dealerships.tsx'
import { PartSection } from './sections/dealer/part-section.tsx'
import { Promos } from './sections/dealer/promos.tsx'
import { Stats } from './sections/dealer/stats.tsx'
import { Steps } from './sections/dealer/steps.tsx'
import { Visit } from './sections/dealer/visit.tsx'
import { Words } from './sections/dealer/words.tsx'
import { BodyTypes } from './sections/stock/body-types.tsx'
import { Brands } from './sections/stock/brands.tsx'
import { Budget } from './sections/stock/budget.tsx'
import { Makes } from './sections/stock/makes.tsx'
import { SalesCounter } from './sections/stock/sales-counter.tsx'
import { Vehicles } from './sections/stock/vehicles.tsx'

type Props = { section: HomeSection; data: HomeData }

/** What throws in one section costs that section only. */
export function Section(props: Props) {
  const { reportFault } = useHost()
  return (
    <FaultBoundary subject={props.data} onFault={reportFault} fallback={null}>
      {contentOf(props)}
    </FaultBoundary>
  )
}

function contentOf({ section, data }: Props): ReactNode {
  switch (section.kind) {
    case 'body_types':
      return <BodyTypes section={section} stock={data.stock} />
    case 'budget':
      return <Budget />
    case 'makes':
      return <Makes section={section} stock={data.stock} />
    case 'vehicles':
      return <Vehicles section={section} data={data} />
    case 'promos':
      return <Promos section={section} />
    case 'brands':
      return <Brands section={section} stock={data.stock} />
    case 'dealerships':
      return <Dealerships section={section} stock={data.stock} />
    case 'stats':
      return <Stats section={section} stock={data.stock} />
    case 'sales_counter':
      return <SalesCounter section={section} nowSeconds={data.nowSeconds} />
    case 'words':
      return <Words section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'visit':
      return <Visit section={section} nowSeconds={data.nowSeconds} />
    case 'locations':
    case 'offers':
    case 'reviews':
    case 'posts':
      return <PartSection section={section} />
  }
}
