import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import { expectedReply, replyPromise } from '@forecourt/domain/leads/hours/expected-reply'
import { replier } from '@forecourt/domain/leads/routing/replier'
import { telephone } from '@forecourt/domain/locations/telephone'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { CardRowSpace } from '@forecourt/remote-kit/finance/card-row-space'
import { Part, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { CircleCheck } from '@forecourt/ui/media/icons'
import type { SuccessData } from './load.ts'
import { NothingSent } from './nothing-sent.tsx'
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

function aboutOf(sent: SentForm): string {
  const name = sentNames[sent.category] ?? 'Your message'
  return sent.car ? `${name} ${sent.category === 'Test Drive' ? 'of' : 'about'} the ${sent.car.name}` : name
}

/** RT-10. Who sent a form is thanked. What a tab sent is known once its script runs. */
export function SuccessPage({ data }: { data: SuccessData }) {
  const known = useSentForm()
  const sent = data.sent ?? known?.sent
  return (
    <div className={styles.page}>
      {sent ? <Thanks sent={sent} now={known?.now} /> : known ? <NothingSent /> : <Waiting />}
    </div>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className={styles.waiting} />
      <noscript>
        <NothingSent />
      </noscript>
    </>
  )
}

/** When to expect a reply, and what to look at meanwhile. `now` is not known without scripts. */
function Thanks({ sent, now }: { sent: SentForm; now: Date | undefined }) {
  const site = useSite()
  const dealer = replier({ location: sent.location }, site)
  const hours = site.enquiry.reply_within_hours
  const phone = dealer?.contact_detail.phone ?? site.phone
  return (
    <>
      <section className={styles.thanks}>
        <CircleCheck size={44} aria-hidden className={styles.mark} />
        <h1 className={styles.heading}>Thank you{sent.name && `, ${sent.name}`}</h1>
        <p className={styles.words}>
          {aboutOf(sent)} is with {dealer?.name ?? site.name}.{' '}
          <strong>{now ? expectedReply(dealer, now, hours) : replyPromise(dealer, hours)}</strong>
        </p>
        <p className={styles.words}>
          Rather talk? Call <Telephone telephone={telephone(phone, site)} />.
        </p>
        <div className={styles.ways}>
          {sent.car ? (
            <>
              <ButtonLink href={`/cars/${sent.car.slug}`}>Back to the {splitNoun(site.copy.noun[0]).thing}</ButtonLink>
              <ButtonLink look="quiet" href={site.paths.search}>
                See all {site.copy.noun[1]}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink href={`${site.paths.search}?sortBy=newest`}>See the latest {site.copy.noun[1]}</ButtonLink>
          )}
        </div>
      </section>
      {now && (
        <div className={styles.similar}>
          {sent.car ? (
            <Part name="similar-vehicles" props={{ slug: sent.car.slug }} />
          ) : (
            <Part
              name="stock-row"
              props={{ title: 'Just arrived', query: 'sortBy=newest', link: `All ${site.copy.noun[1]}` }}
              placeholder={<CardRowSpace />}
            />
          )}
        </div>
      )}
    </>
  )
}
