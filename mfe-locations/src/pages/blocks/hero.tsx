import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import styles from './hero.module.css'

type Props = { block: BlockOf<'hero'>; isHeading: boolean }

/** Words beside a picture, with what to do next. The first one of a page is its heading. */
export function Hero({ block: { heading, text, picture, alt, actions }, isHeading }: Props) {
  const site = useSite()
  const Heading = isHeading ? 'h1' : 'h2'
  return (
    <header className={picture ? styles.pictured : styles.hero}>
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <ButtonLink key={label} href={href} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      {picture && (
        <Photo
          className={styles.picture}
          {...pictureIn('half', tenantFilePath(site, picture))}
          alt={alt}
          ratio="wide"
          isPriority={isHeading}
        />
      )}
    </header>
  )
}
