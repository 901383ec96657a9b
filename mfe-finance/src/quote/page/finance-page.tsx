import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isQuoted } from '@forecourt/domain/finance/quote/loan'
import { popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { lentPrice } from '@forecourt/domain/pricing/price'
import { gateAddress } from '@forecourt/domain/shoppers/gates'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { shortName, vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useGate, useRequest, useSession, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { UnavailableNotice } from '../../car/unavailable-notice.tsx'
import { UnquotedCar } from '../../car/unquoted-car.tsx'
import { useAskedCar } from '../../car/use-asked-car.ts'
import { AskedCar } from '../fields/asked-car.tsx'
import { AdvertisedFigures } from '../figures/advertised-figures.tsx'
import { Disclaimers } from '../figures/disclaimers.tsx'
import { QuoteBeside } from '../figures/quote-beside.tsx'
import { QuoteFigures } from '../figures/quote-figures.tsx'
import { type FinanceSubject, useFinanceForm } from '../form/use-finance-form.ts'
import { CarPanel } from './car-panel.tsx'
import { FinanceFormCard } from './finance-form-card.tsx'
import styles from './finance-page.module.css'
import type { FinancePageData } from './load.ts'
import { ThreeSteps } from './three-steps.tsx'

/** FQ-1, WL-9. The page, for signed-in shoppers alone where the site gates it. */
export function FinancePage({ data }: { data: FinancePageData }) {
  const asked = useAskedCar(data)
  const { vehicle, unavailable } = asked
  const site = useSite()
  const back = vehicle && `/cars/${vehicle.slug}`
  const signIn = gateAddress(site, useRequest(), back)
  const unquoted = vehicle && !isQuoted(lentPrice(vehicle, site)) ? vehicle : undefined
  // That a car is gone, or not quoted, is said before anybody has to sign in.
  const gate = useGate(unavailable || unquoted ? null : signIn)
  const session = useSession()
  const isSignedIn = signIn === null || typeof session === 'object'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            ...(vehicle ? [{ label: vehicleTitle(vehicle), href: `/cars/${vehicle.slug}` }] : []),
            { label: 'Finance' },
          ]}
        />
        <h1 className={styles.heading}>{vehicle ? `Finance this ${shortName(vehicle)}` : 'Finance'}</h1>
        {!unquoted && <p className={styles.intro}>{popupWords.text}</p>}
        {vehicle && (
          <div className={styles.carLine}>
            <AskedCar vehicle={vehicle} />
          </div>
        )}
        {unavailable && (
          <div className={styles.notice}>
            <UnavailableNotice car={unavailable}>
              {withNoun('You can go on without a car: the lender tells you what you can spend.', site)}
            </UnavailableNotice>
          </div>
        )}
      </header>
      {unquoted ? (
        <Unquoted vehicle={unquoted} />
      ) : unavailable && session === 'anonymous' && signIn !== null ? (
        <div className={styles.form}>
          <ButtonLink look="primary" href={signIn}>
            {withNoun('Sign in to go on without a car', site)}
          </ButtonLink>
        </div>
      ) : gate === 'open' && isSignedIn ? (
        <Form asked={asked} parameters={data.parameters} />
      ) : (
        <Waiting phone={site.phone} />
      )}
    </div>
  )
}

/** The form on the left; on the right the selected car, or the three steps. */
function Form(subject: FinanceSubject) {
  const finance = useFinanceForm(subject)
  const { vehicle } = finance
  return (
    <>
      <div className={styles.form}>
        <FinanceFormCard finance={finance} />
      </div>
      <aside className={styles.aside} aria-label="Your quote">
        <section className={styles.panel}>
          {vehicle && <CarPanel vehicle={vehicle} />}
          <div className={styles.quote}>
            {finance.shown.estimate ? (
              <>
                <AdvertisedFigures finance={finance} />
                <QuoteBeside finance={finance} />
              </>
            ) : (
              <QuoteFigures quick={finance.quick} />
            )}
          </div>
        </section>
        <div className={styles.disclaimers}>
          <Disclaimers finance={finance} />
        </div>
        {!vehicle && <ThreeSteps />}
      </aside>
    </>
  )
}

/** What to do in the place of the form, beside the car. */
function Unquoted({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <UnquotedCar vehicle={vehicle} />
      <aside className={styles.aside} aria-label={withNoun('Your car', useSite())}>
        <section className={styles.panel}>
          <CarPanel vehicle={vehicle} />
        </section>
      </aside>
    </>
  )
}

function Waiting({ phone }: { phone: string }) {
  return (
    <>
      <div aria-busy="true">
        <noscript>
          <p>Signing in needs scripts. Call {phone} instead.</p>
        </noscript>
        <Skeleton className={styles.waitingForm} />
      </div>
      <Skeleton className={styles.waitingAside} />
    </>
  )
}
