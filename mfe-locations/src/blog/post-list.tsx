import type { PostEntry } from '@forecourt/contracts/content/content-page'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { feedPath } from '@forecourt/domain/crawlers/feed'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { dateText } from '@forecourt/domain/text/date'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { BlockFrame } from '../pages/blocks/block-frame.tsx'
import tiles from '../pages/blocks/tiles.module.css'

type ListProps = { title?: string | undefined; entries: readonly PostEntry[]; hasFeed?: boolean }

/** RT-16. Posts, the newest first; the blog's own page leads to its feed. */
export function PostList({ title, entries, hasFeed }: ListProps) {
  if (entries.length === 0) return <p>There is nothing here yet.</p>
  return (
    <BlockFrame title={title}>
      <ul className={tiles.tiles}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <PostTile entry={entry} heading={title ? 'h3' : 'h2'} />
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

export function PostTile({ entry, heading: Heading = 'h3' }: { entry: PostEntry; heading?: 'h2' | 'h3' }) {
  const { path, title, description, published, author, picture } = entry
  const site = useSite()
  return (
    <article className={tiles.tile}>
      {picture && (
        <Photo {...pictureIn('promo', tenantFilePath(site, picture))} className={tiles.picture} alt="" ratio="wide" />
      )}
      <div className={tiles.words}>
        <p className={tiles.small}>
          <time dateTime={published}>{dateText(published)}</time> · {author}
        </p>
        <Heading className={tiles.title}>
          <a className={tiles.link} href={path}>
            {title}
          </a>
        </Heading>
        <p className={tiles.text}>{description}</p>
      </div>
    </article>
  )
}
