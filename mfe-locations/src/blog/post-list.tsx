import type { PostEntry } from '@forecourt/contracts/content/content-page'
import { feedPath } from '@forecourt/domain/crawlers/feed'
import { dateText } from '@forecourt/domain/text/date'
import { BlockFrame } from '../pages/blocks/block-frame.tsx'
import tiles from '../pages/blocks/tiles.module.css'
import { Cover } from './cover.tsx'
import styles from './post-list.module.css'

type ListProps = { title?: string | undefined; entries: readonly PostEntry[]; hasFeed?: boolean }

/** RT-16. Posts, the newest first; the blog's own page leads to its feed. */
export function PostList({ title, entries, hasFeed }: ListProps) {
  if (entries.length === 0) return <p>There is nothing here yet.</p>
  return (
    <BlockFrame title={title}>
      <ul className={styles.posts}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <PostTile entry={entry} heading={title ? 'h3' : 'h2'} isLarge={entry === entries[0]} />
          </li>
        ))}
      </ul>
      {hasFeed && (
        <p className={tiles.more}>
          <a href={feedPath}>RSS feed of the blog</a>
        </p>
      )}
    </BlockFrame>
  )
}

type TileProps = {
  entry: PostEntry
  heading?: 'h2' | 'h3'
  /** It may be as wide as the page, and is above the fold. */
  isLarge?: boolean
}

export function PostTile({ entry, heading: Heading = 'h3', isLarge = false }: TileProps) {
  const { path, title, description, published, author } = entry
  return (
    <article className={tiles.tile}>
      <Cover
        post={entry}
        slot={isLarge ? 'gallery' : 'promo'}
        isPriority={isLarge}
        className={`${tiles.picture} ${styles.picture}`}
      />
      <div className={`${tiles.words} ${styles.words}`}>
        <p className={tiles.small}>
          <time dateTime={published}>{dateText(published)}</time> · {author}
        </p>
        <Heading className={`${tiles.title} ${styles.title}`}>
          <a className={tiles.link} href={path}>
            {title}
          </a>
        </Heading>
        <p className={tiles.text}>{description}</p>
      </div>
    </article>
  )
}
