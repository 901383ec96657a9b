import { CardPlaces } from '@forecourt/ui/card-places'
import { useId } from 'react'
import stripStyles from './card-strip.module.css'
import { Frame } from './card-strip.tsx'

/** A row of cards while they load. */
export function StripSkeleton({ heading }: { heading: string }) {
  return (
    <Frame heading={heading} id={useId()}>
      <CardPlaces className={stripStyles.places} />
    </Frame>
  )
}
