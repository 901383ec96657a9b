import { availability } from '@forecourt/domain/vehicle/availability'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import styles from './enquire-page.module.css'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquireData } from './load.ts'
import { OtherWays } from './other-ways.tsx'
import { primaryLocation } from './primary-location.ts'

type Words = { heading: string; intro: string }

function wordsOf({ vehicle, isUnknownCar }: EnquireData, siteName: string): Words {
  if (isUnknownCar)
    return {
      heading: 'Contact us',
      intro: 'That car is not on our site any more. Write to us and we will help you find another.',
    }
  if (!vehicle) return { heading: 'Contact us', intro: `Write to ${siteName}. A person reads every message.` }
  return availability(vehicle).isAvailable
    ? { heading: 'Enquire', intro: 'Ask anything about this car. A person reads every message.' }
    : {
        heading: 'Find me something similar',
        intro: 'This one is gone. Tell us what you liked about it and we will look for another.',
      }
}

/** The enquiry as a page of its own: for links from outside, and for shoppers without scripts. */
export function EnquirePage({ data }: { data: EnquireData }) {
  const site = useSite()
  const { vehicle } = data
  const { heading, intro } = wordsOf(data, site.name)
  const dealer = vehicle ? dealerLocation(vehicle, site) : primaryLocation(site)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
      </header>
      <div className={styles.form}>
        <EnquiryForm key={vehicle?.id} vehicle={vehicle} />
      </div>
      {dealer && (
        <aside className={styles.aside} aria-label="Other ways to reach us">
          <OtherWays dealer={dealer} />
        </aside>
      )}
    </div>
  )
}
