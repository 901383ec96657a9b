import { keptAtoms, useBrowserAtom, useCapability } from '@forecourt/shell-api'
import { Heart } from '@forecourt/ui/media/icons'
import action from './header-action.module.css'
import styles from './saved-link.module.css'

/** The link to the saved cars, with their count if there are any. */
export function SavedLink() {
  const canSave = [useCapability('watchlist'), useCapability('favourites')].includes(true)
  const { size } = useBrowserAtom(keptAtoms.saved)
  if (!canSave) return null
  return (
    <a className={`${action.action} ${styles.link}`} href="/watchlist" aria-label={size ? `Saved, ${size}` : 'Saved'}>
      <Heart size={20} />
      <span className={styles.word}>Saved</span>
      {size > 0 && (
        <>
          {' '}
          <span className={styles.count}>{size}</span>
        </>
      )}
    </a>
  )
}
