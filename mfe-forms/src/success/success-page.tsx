import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import { expectedReply, replyPromise } from '@forecourt/domain/leads/hours/expected-reply'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { Part, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CircleCheck } from '@forecourt/ui/media/icons'
import { replier } from './reply.ts'
import styles from './success-page.module.css'
import { useSentForm } from './use-sent-form.ts'

/** What was sent, in words. */
const sentNames: Partial<Record<SentForm['category'], string>> = {
  'Test Drive': 'Your request for a test drive',
  'Request Photos': 'Your request for photos',
  'Service Booking': 'Your booking request',
  'Parts Enquiry': 'Your parts enquiry',
  'Careers Enquiry': 'Your application',
}

function aboutOf(sent: SentForm | undefined): string {
  const name = (sent && sentNames[sent.category]) ?? 'Your message'
  return sent?.car ? `${name} ${sent.category === 'Test Drive' ? 'of' : 'about'} the ${sent.car.name}` : name
}

/** RT-10. Thanks, when to expect a reply, and what to look at meanwhile. Without scripts the same, without names. */
export function SuccessPage() {
  const site = useSite()
  const known = useSentForm()
  const sent = known?.sent
  const dealer = replier(sent, site)
  const hours = site.enquiry.reply_within_hours
  const phone = dealer?.contact_detail.phone ?? site.phone
  return (
    <div className={styles.page}>
      <section className={styles.thanks}>
        <CircleCheck size={44} aria-hidden className={styles.mark} />
        <h1 className={styles.heading}>Thank you{sent?.name && `, ${sent.name}`}</h1>
        <p className={styles.words}>
          {aboutOf(sent)} is with {dealer?.name ?? site.name}.{' '}
          <strong>{known ? expectedReply(dealer, known.now, hours) : replyPromise(dealer, hours)}</strong>
        </p>
        <p className={styles.words}>
          Rather talk? Call <a href={telephoneHref(phone)}>{phone}</a>.
        </p>
        <div className={styles.ways}>
          {sent?.car ? (
            <>
              <ButtonLink href={`/cars/${sent.car.slug}`}>Back to the car</ButtonLink>
              <ButtonLink look="quiet" href={site.paths.search}>
                See all {site.copy.noun[1]}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={`${site.paths.search}?sortBy=newest`}>See the latest {site.copy.noun[1]}</ButtonLink>
          )}
        </div>
      </section>
      {known && (
        <div className={styles.similar}>
          {sent?.car ? (
            <Part name="similar-vehicles" props={{ slug: sent.car.slug }} />
          ) : (
            <Part
              name="stock-row"
              props={{ title: 'Just arrived', query: 'sortBy=newest', link: `All ${site.copy.noun[1]}` }}
            />
          )}
        </div>
      )}
    </div>
  )
}
