import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { numberText } from '@forecourt/domain/text/numbers'
import { useApi, useSite } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { useCountUp } from '../motion/use-count-up.ts'
import styles from './view-counter.module.css'

const countMs = 1000

/** VD-15: counts up over a second; without an answer there is nothing. */
export function ViewCounter({ vehicle }: { vehicle: ShownVehicle }) {
  const api = useApi()
  const { slug: website } = useSite()
  const [views, setViews] = useState<number>()
  const shown = useCountUp(views ?? 0, countMs, views !== undefined)
  const { slug, images, updated_at } = vehicle
  useEffect(() => {
    const query = new URLSearchParams({ photos_count: String(images.length), updated_at, website_id: website })
    loadEndpoints()
      .then(({ viewCount }) => api.get(viewCount, { slug }, query.toString()))
      .then((answer) => setViews(answer.views))
      .catch(() => undefined)
  }, [api, slug, images.length, updated_at, website])
  if (!views) return null
  const noun = views === 1 ? 'person has' : 'people have'
  return (
    <p className={styles.views}>
      <VisuallyHidden>
        {numberText(views)} {noun} looked at this vehicle
      </VisuallyHidden>
      <span aria-hidden>
        <strong>{numberText(shown)}</strong> {noun} looked at this vehicle
      </span>
    </p>
  )
}
