import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { numberText } from '@forecourt/domain/text/numbers'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import { loadEndpoints } from '../load-endpoints.ts'
import { useCountUp } from '../motion/use-count-up.ts'
import styles from './view-counter.module.css'

const countMs = 1000

/** VD-15: counts up over a second; without an answer there is nothing. */
export function ViewCounter({ vehicle }: { vehicle: ShownVehicle }) {
  const { slug: website } = useSite()
  const { slug, images, updated_at } = vehicle
  const query = new URLSearchParams({ photos_count: String(images.length), updated_at, website_id: website }).toString()
  const { value } = useLoaded(`${slug} ${query}`, async (api) => {
    const { viewCount } = await loadEndpoints()
    return api.get(viewCount, { slug }, query)
  })
  const views = value?.views
  const shown = useCountUp(views ?? 0, countMs, views !== undefined)
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
