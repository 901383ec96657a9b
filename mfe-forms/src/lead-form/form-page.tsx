import type { PublicSite } from '@forecourt/contracts/site/site'
import { definePage, type PageModule, useSite } from '@forecourt/shell-api'
import type { ComponentType, ReactNode } from 'react'
import type { FormKind } from '../kinds/form-kind.ts'
import { DepartmentPlaces } from './department-places.tsx'
import styles from './form-page.module.css'
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
  /** In place of the plain form: only for signed-in shoppers, and for no search engine. */
  GatedForm?: ComponentType<FormProps>
}

type FormProps = { kind: FormKind; subject: Subject }
type FormPageData = { subject: Subject; words: Words }

/** A form as a page of its own: for menus, for links from outside, and for shoppers without scripts. */
export const formPage = ({
  kind,
  path,
  words,
  needsCar = false,
  GatedForm,
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
      return { kind: 'found', data: { subject, words: words(subject, site) } }
    },
    // A form for each car is nothing that search engines should list; the one without a car is.
    head({ subject: { vehicle, isUnknownCar }, words: { heading, intro } }, { site }) {
      return {
        title: `${vehicle ? `${heading}: ${vehicle.name}` : heading} | ${site.name}`,
        description: vehicle ? `${intro} Stock number ${vehicle.stocknum}.` : intro,
        canonical: path,
        ...((vehicle || isUnknownCar || GatedForm) && { noIndex: true }),
      }
    },
    Page({ data }) {
      const Form = GatedForm ?? LeadForm
      return (
        <FormPage data={data}>
          <Form key={data.subject.vehicle?.id} kind={kind} subject={data.subject} />
        </FormPage>
      )
    },
  })

function FormPage({ data: { subject, words }, children }: { data: FormPageData; children: ReactNode }) {
  const site = useSite()
  const { vehicle, department } = subject
  const dealer = replierOf(subject, site)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <div className={styles.form}>{children}</div>
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
