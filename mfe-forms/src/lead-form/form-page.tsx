import type { PublicSite } from '@forecourt/contracts/site/site'
import { definePage, type PageModule, useSite } from '@forecourt/shell-api'
import { useOwnPhone } from '../form/use-own-phone.ts'
import { WithScripts } from '../form/with-scripts.tsx'
import { DepartmentPlaces } from './department-places.tsx'
import type { FormKind } from './form-kinds.ts'
import styles from './form-page.module.css'
import { Gated } from './gated.tsx'
import { LeadForm } from './lead-form.tsx'
import { loadSubject, type Subject } from './load-subject.ts'
import { OtherWays } from './other-ways.tsx'
import { replierOf } from './replier-of.ts'

type Words = { heading: string; intro: string }

type FormPageOptions = {
  kind: FormKind
  path: `/${string}`
  words(subject: Subject, site: PublicSite): Words
  /** Without one the page leads to the general enquiry. */
  needsCar?: boolean
  /** Only for signed-in shoppers, and for no search engine. */
  isGated?: boolean
  /** What a form without scripts cannot do here: `Paying online`. */
  needsScripts?: string
}

type FormPageData = { kind: FormKind; subject: Subject; words: Words; isGated: boolean; needsScripts?: string }

/** A form as a page of its own: for menus, for links from outside, and for shoppers without scripts. */
export const formPage = ({
  kind,
  path,
  words,
  needsCar = false,
  isGated = false,
  needsScripts,
}: FormPageOptions): PageModule<FormPageData> =>
  definePage<FormPageData>({
    async load({ request, site }, api) {
      const given = Object.fromEntries(new URLSearchParams(request.query))
      const subject = await loadSubject(kind, given, api)
      const { vehicle, isUnknownCar } = subject
      const { car_id = '' } = given
      // The enquiry says that the car is gone.
      if (needsCar && !vehicle)
        return { kind: 'redirect', to: isUnknownCar ? `/enquire?${new URLSearchParams({ car_id })}` : '/enquire' }
      return {
        kind: 'found',
        data: { kind, subject, words: words(subject, site), isGated, ...(needsScripts && { needsScripts }) },
      }
    },
    // A form for each car is nothing that search engines should list; the one without a car is.
    head({ subject: { vehicle, isUnknownCar }, words: { heading, intro } }, { site }) {
      return {
        title: `${vehicle ? `${heading}: ${vehicle.name}` : heading} | ${site.name}`,
        description: vehicle ? `${intro} Stock number ${vehicle.stocknum}.` : intro,
        canonical: path,
        ...((vehicle || isUnknownCar || isGated) && { noIndex: true }),
      }
    },
    Page: FormPage,
  })

function FormPage({ data: { kind, subject, words, isGated, needsScripts } }: { data: FormPageData }) {
  const site = useSite()
  const { vehicle, department } = subject
  const dealer = replierOf(subject, site)
  const Form = isGated ? SignedInForm : LeadForm
  const lead = <Form key={vehicle?.id} kind={kind} subject={subject} />
  const form = needsScripts ? <WithScripts what={needsScripts}>{lead}</WithScripts> : lead
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <div className={styles.form}>{isGated ? <Gated>{form}</Gated> : form}</div>
      <aside className={styles.aside} aria-label="Other ways to reach us">
        {department && department.places.length > 0 ? (
          <DepartmentPlaces department={department} only={vehicle && dealer?.slug} />
        ) : (
          dealer && <OtherWays dealer={dealer} />
        )}
      </aside>
    </div>
  )
}

function SignedInForm(props: { kind: FormKind; subject: Subject }) {
  return <LeadForm {...props} phone={useOwnPhone()} />
}
