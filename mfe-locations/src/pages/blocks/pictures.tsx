import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { BlockFrame } from './block-frame.tsx'
import styles from './pictures.module.css'

export function Gallery({ block: { title, pictures } }: { block: BlockOf<'gallery'> }) {
  const site = useSite()
  return (
    <BlockFrame title={title}>
      <ul className={styles.gallery}>
        {pictures.map(({ picture, alt, caption }) => (
          <li key={picture}>
            <figure>
              <Photo {...pictureIn('half', tenantFilePath(site, picture))} className={styles.picture} alt={alt} />
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** Its picture leads to the video where it is: nothing of another site loads on the page. */
export function Video({ block: { title, href, picture, alt } }: { block: BlockOf<'video'> }) {
  const site = useSite()
  return (
    <BlockFrame title={title}>
      <a className={styles.video} href={href}>
        <Photo
          {...pictureIn('gallery', tenantFilePath(site, picture))}
          className={styles.picture}
          alt={alt}
          ratio="wide"
        />
        <span className={styles.play}>Watch the video on {new URL(href).hostname.replace(/^www\./, '')}</span>
      </a>
    </BlockFrame>
  )
}
