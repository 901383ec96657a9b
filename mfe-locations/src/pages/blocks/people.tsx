import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { ShieldCheck } from '@forecourt/ui/media/icons'
import { Photo } from '@forecourt/ui/media/photo'
import { useId } from 'react'
import { BlockFrame } from './block-frame.tsx'
import styles from './people.module.css'

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')

/** Initials replace a missing picture. */
export function Team({ block: { title, people } }: { block: BlockOf<'team'> }) {
  const site = useSite()
  return (
    <BlockFrame title={title}>
      <ul className={styles.team}>
        {people.map(({ name, role, text, picture }) => (
          <li key={name} className={picture ? styles.person : styles.row}>
            {picture ? (
              <Photo {...pictureIn('card', tenantFilePath(site, picture))} alt="" className={styles.picture} />
            ) : (
              <div className={styles.initials} aria-hidden="true">
                {initials(name)}
              </div>
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

export function WhyBuyFromUs({ block: { title, text, items } }: { block: BlockOf<'why_buy_from_us'> }) {
  const id = useId()
  return (
    <section className={styles.why} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.whyTitle}>
          {title}
        </h2>
        {text && <p className={styles.whyText}>{text}</p>}
      </div>
      <ul className={styles.reasons}>
        {items.map((item) => (
          <li key={item.title} className={styles.reason}>
            <span className={styles.mark}>
              <ShieldCheck size={20} aria-hidden />
            </span>
            <div>
              <h3 className={styles.name}>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
