import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { copiedOnPaper } from '@forecourt/domain/vehicle/share/copied-texts'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { useCopy } from '../share/use-copy.ts'
import { usePdf } from '../share/use-pdf.ts'
import styles from './print-page.module.css'

/** What the page does on screen: it is printed, or saved as a PDF (DL-4), its vehicle's link is copied (DL-3), and it leads back. */
export function PrintTools({ vehicle }: { vehicle: ShownVehicle }) {
  const { copy, feedback } = useCopy(copiedOnPaper, shareUrl(vehicle.slug, useSite()), vehicle.name)
  const { canSave, save, isPreparing, problem } = usePdf(vehicle)
  return (
    <div className={styles.tools}>
      <Button look="primary" size="small" onClick={() => window.print()}>
        Print this page
      </Button>
      {canSave && (
        <Button size="small" disabled={isPreparing} onClick={() => void save()}>
          {isPreparing ? 'Preparing…' : 'Save as PDF'}
        </Button>
      )}
      <Button size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <ButtonLink look="quiet" size="small" href={`/cars/${vehicle.slug}`}>
        Back to the vehicle
      </ButtonLink>
      <p role="status" className={styles.feedback}>
        {feedback}
      </p>
      {problem && (
        <p role="alert" className={styles.feedback}>
          {problem}
        </p>
      )}
    </div>
  )
}
