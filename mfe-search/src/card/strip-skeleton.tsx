import { CardSkeletons } from '@forecourt/ui/display/card-skeletons'
import { useId } from 'react'
import stripStyles from './card-strip.module.css'
import { StripFrame } from './card-strip.tsx'

/** A row of cards while they load. */
export function StripSkeleton({ heading }: { heading: string }) {
  return (
    <StripFrame heading={heading} id={useId()}>
      <CardSkeletons className={stripStyles.places} />
    </StripFrame>
  )
}
