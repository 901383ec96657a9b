import type { ShownReviews } from '@forecourt/contracts/endpoints/locations'
import type { Review } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { daysAgoText } from '@forecourt/domain/reviews/shown-reviews'
import { dateText } from '@forecourt/domain/text/date'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { useStrip } from '@forecourt/ui/navigation/use-strip'
import { useId } from 'react'
import { RatingLine } from './rating-line.tsx'
import styles from './review-list.module.css'
import { Stars } from './stars.tsx'

type Props = { reviews: ShownReviews; title: string; today: string }

/** RV-1: what customers say and what the dealer replied. Reviews of a demonstration are marked as such. */
export function ReviewList({ reviews: { source, is_demonstration, rating, reviews }, title, today }: Props) {
  const id = useId()
  const { list, isAtStart, isAtEnd } = useStrip()
  const isSwiped = !(isAtStart && isAtEnd)
  return (
    <section className={styles.section} aria-labelledby={id} data-reviews>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <RatingLine rating={rating} />
      </header>
      <p className={styles.source}>
        {is_demonstration
          ? `Demonstration content: these reviews were written to show this page. On a dealer's own site they come from ${source}.`
          : `Reviews from ${source}, newest first. We show up to ${reviews.length} and do not choose between good and bad.`}
      </p>
      {/* Safari does not make what scrolls focusable by itself. */}
      <ul ref={list} className={styles.list} aria-labelledby={id} tabIndex={isSwiped ? 0 : undefined}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} today={today} />
        ))}
      </ul>
    </section>
  )
}

function ReviewCard({ review, today }: { review: Review; today: string }) {
  const site = useSite()
  const { customer_name, text, rating, review_date, reply_text, reply_date, image } = review
  return (
    <li className={styles.review}>
      <p className={styles.by}>
        {image && (
          <Photo
            className={styles.photo}
            ratio="square"
            alt=""
            {...pictureIn('thumbnail', tenantFilePath(site, image))}
          />
        )}
        <strong>{customer_name}</strong>
        <time className={styles.date} dateTime={review_date} title={dateText(review_date)}>
          {daysAgoText(review_date, today)}
        </time>
      </p>
      <Stars average={rating} />
      <p className={styles.text}>{text}</p>
      {reply_text && (
        <div className={styles.reply}>
          <p className={styles.replier}>
            Reply from {site.name}
            {reply_date && (
              <>
                {' · '}
                <time dateTime={reply_date}>{dateText(reply_date)}</time>
              </>
            )}
          </p>
          <p className={styles.text}>{reply_text}</p>
        </div>
      )}
    </li>
  )
}
