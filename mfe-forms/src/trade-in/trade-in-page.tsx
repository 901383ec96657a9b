import { tradeInKey } from '@forecourt/contracts/browser/stored-keys'
import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import { limitsText } from '@forecourt/domain/trade-in/limits'
import { tradeInSteps } from '@forecourt/domain/trade-in/steps'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { StepBar } from '../form/step-bar.tsx'
import frame from '../lead-form/form-page.module.css'
import type { Subject } from '../lead-form/load-subject.ts'
import { OtherWays } from '../lead-form/other-ways.tsx'
import { replierOf } from '../lead-form/replier-of.ts'
import { loadEndpoints } from '../load-endpoints.ts'
import { Faq } from './faq.tsx'
import { Journey } from './journey.tsx'
import styles from './trade-in.module.css'
import { TradeInForm } from './trade-in-form.tsx'
import { linkHash, useValuationLink } from './use-valuation-link.ts'
import { openWords, type PageWords } from './words.ts'

export type TradeInData = { subject: Subject; words: PageWords }

/** RT-7, TI-1. */
export function TradeInPage({ data: { subject, words } }: { data: TradeInData }) {
  const site = useSite()
  const { link, open, close } = useValuationLink()
  const { vehicle } = subject
  const dealer = replierOf(subject, site)
  const { value: stored } = useLoaded(isStored(tradeInKey) ? 'stored valuation' : null, async () =>
    (await loadEndpoints()).readStoredValuation(),
  )
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1 className={frame.heading}>{words.heading}</h1>
        <p className={frame.intro}>{words.intro}</p>
      </header>
      <div className={frame.form}>
        {link ? (
          <Journey key={link.lead_id} link={link} subject={subject} open={open} close={close} />
        ) : (
          <div className={styles.journey}>
            <StepBar steps={tradeInSteps} step={0} />
            <p className={styles.limits}>{limitsText}</p>
            {stored && <ContinueValuation stored={stored} />}
            <TradeInForm key={vehicle?.id} subject={subject} onLead={(lead_id) => open({ lead_id })} />
          </div>
        )}
      </div>
      <aside className={frame.aside} aria-label="Other ways to reach us">
        {dealer && <OtherWays dealer={dealer} />}
      </aside>
      <Faq />
    </div>
  )
}

/** TI-6. What this browser began before. */
function ContinueValuation({ stored }: { stored: StoredValuation }) {
  const { lead_id, car } = stored
  return (
    <p className={styles.notice}>
      {car ? `You valued a ${car} here.` : 'You began a valuation here.'}{' '}
      <a href={linkHash({ lead_id })}>{openWords(stored, new Date())}</a>
    </p>
  )
}
