import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { BlockFrame } from './block-frame.tsx'
import styles from './prose.module.css'

/** Sanitised when the page was published: no element, attribute or address but those of plain words. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by packages/content when it is compiled
  return <div className={className ?? styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

export const Text = ({ html }: { html: string }) => <Prose html={html} />

export function Terms({ block: { title, text } }: { block: BlockOf<'terms'> }) {
  return (
    <BlockFrame title={title}>
      <Prose html={text} className={styles.terms} />
    </BlockFrame>
  )
}

export function Columns({ block: { title, items } }: { block: BlockOf<'columns'> }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <BlockFrame title={title}>
      <div className={styles.columns}>
        {items.map((item) => (
          <div key={item.title} className={styles.column}>
            <Heading className={styles.columnTitle}>
              {item.href ? (
                <a className={styles.columnLink} href={item.href}>
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </Heading>
            <Prose html={item.text} />
          </div>
        ))}
      </div>
    </BlockFrame>
  )
}
