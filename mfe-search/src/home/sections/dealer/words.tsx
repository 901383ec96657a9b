import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { useId } from 'react'
import type { SectionOf } from '../../section-frame.tsx'
import styles from './words.module.css'

/** The dealer's own words, beside their heading, or beneath it beside a picture, where there is room. */
export function Words({ section: { title, paragraphs, picture } }: { section: SectionOf<'words'> }) {
  const id = useId()
  const site = useSite()
  return (
    <section className={picture ? styles.pictured : styles.words} aria-labelledby={id}>
      {picture && (
        <Photo className={styles.picture} {...pictureIn('half', tenantFilePath(site, picture))} alt="" ratio="wide" />
      )}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
