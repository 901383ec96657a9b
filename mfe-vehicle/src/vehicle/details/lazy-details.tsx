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
import { Late, lateCode, loadCode } from '@forecourt/ui/browser/late'
import { memo, Suspense } from 'react'
import type { FactsProps, MoreProps } from './details.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'

const code = () => import(/* webpackChunkName: "details" */ './details.tsx')

/** Code that does not come leaves the server's HTML as it is. */
const details = () => code().catch(() => new Promise<never>(() => {}))

const facts = lateCode<FactsProps>(async () => (await details()).Facts)
const more = lateCode<MoreProps>(async () => (await details()).More)

/** For a navigation, with its data: its page shows them at once. Fails where their code does not come. */
export async function loadDetails(): Promise<void> {
  await code()
  await Promise.all([loadCode(facts), loadCode(more)])
}

/** Are no part of the first view: they become interactive after it. A boundary that renders anew before then would lose its HTML. */
export const LazyFacts = memo(function LazyFacts(props: FactsProps) {
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      <Late code={facts} props={props} />
    </Suspense>
  )
})

export const LazyMore = memo(function LazyMore(props: MoreProps) {
  return (
    <Suspense>
      <Late code={more} props={props} />
    </Suspense>
  )
})
