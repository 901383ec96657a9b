// The sheets of what is lazy here: the document has them with the page's own, because the server renders it all.
import '@forecourt/ui/display/definition-list.module.css'
import '@forecourt/ui/display/disclosure.module.css'
import '../../gauge/market-evidence.module.css'
import '../finance/finance-section.module.css'
import '../finance/finance-terms.module.css'
import './details.module.css'
import '../expand/expandable-text.module.css'
import './features.module.css'
import './info-sections.module.css'
import './print-footer.module.css'
import '../facts/key-information.module.css'
import '../expand/more-button.module.css'
import './section-links.module.css'
import './section.module.css'
import '../expand/show-more.module.css'
import '../facts/specifications.module.css'
import '../ticket/ticket.module.css'
import './vehicle-banner.module.css'
import './vehicle-map.module.css'
import { lazy, memo, Suspense } from 'react'
import type { FactsProps, MoreProps } from './details.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'

export const loadDetails = () => import(/* webpackChunkName: "details" */ './details.tsx')

/** Code that does not come leaves the server's HTML as it is. A navigation has loaded it with the data. */
const details = () => loadDetails().catch(() => new Promise<never>(() => {}))

const Facts = lazy(async () => ({ default: (await details()).Facts }))
const More = lazy(async () => ({ default: (await details()).More }))

/** Are no part of the first view: they become interactive after it. A boundary that renders anew before then would lose its HTML. */
export const LazyFacts = memo(function LazyFacts(props: FactsProps) {
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      <Facts {...props} />
    </Suspense>
  )
})

export const LazyMore = memo(function LazyMore(props: MoreProps) {
  return (
    <Suspense>
      <More {...props} />
    </Suspense>
  )
})
