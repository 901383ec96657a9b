import type { PartProps } from '@forecourt/contracts/parts/parts'
import { copiedOnPage } from '@forecourt/domain/vehicle/share/copied-texts'
import { channelNames, shareChannels, shareLink, shareWindow } from '@forecourt/domain/vehicle/share/share-links'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { isPlainClick, useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import type { MouseEvent } from 'react'
import { Section } from '../vehicle/details/section.tsx'
import styles from './share.module.css'
import { useCopy } from './use-copy.ts'
import { usePdf } from './use-pdf.ts'

/** A link in a window of its own; the tab that the link names is for pointers that ask for one. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event)) return
  event.preventDefault()
  window.open(event.currentTarget.href, 'share', shareWindow)
}

/** DL-3, DL-4, a part: sends the vehicle's address to others, copies it, or saves the vehicle as a PDF. */
export function Part({ vehicle }: PartProps<'vehicle-share'>) {
  const site = useSite()
  const url = shareUrl(vehicle.slug, site)
  const shared = { url, title: vehicle.name, ...site.twitter }
  const { copy, feedback } = useCopy(copiedOnPage, url, vehicle.name)
  const { canSave, save, isPreparing, problem } = usePdf(vehicle)
  return (
    <div className={styles.share}>
      <Section id="share" title="Share">
        <div className={styles.ways}>
          {shareChannels.map((channel) => (
            <ButtonLink
              key={channel}
              size="small"
              href={shareLink(channel, shared)}
              {...(channel !== 'email' && { target: '_blank', rel: 'noopener', onClick: openWindow })}
            >
              {channelNames[channel]}
            </ButtonLink>
          ))}
          <Button size="small" onClick={() => void copy()}>
            {feedback ?? 'Copy link'}
          </Button>
          {canSave && (
            <Button size="small" disabled={isPreparing} onClick={() => void save()}>
              {isPreparing ? 'Preparing…' : 'Save as PDF'}
            </Button>
          )}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <VisuallyHidden role="status">{feedback}</VisuallyHidden>
      </Section>
    </div>
  )
}
