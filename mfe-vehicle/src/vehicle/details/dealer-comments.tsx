import { dealerComments } from '@forecourt/domain/vehicle/dealer-comments'
import { ExpandableText } from './expandable-text.tsx'
import { Section } from './section.tsx'

/** VD-7: the first 400 characters, and the rest on request. */
export function DealerComments({ comments }: { comments: string | undefined }) {
  return (
    <Section id="dealer-comments" title="Dealer Comments">
      <ExpandableText {...dealerComments(comments)} of="dealer comments" />
    </Section>
  )
}
