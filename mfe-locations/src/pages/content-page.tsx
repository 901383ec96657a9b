import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { dateText } from '@forecourt/domain/text/date'
import { FaultBoundary, useHost, useRequest, useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { BrandHero } from '../brands/brand-hero.tsx'
import { ModelGrid } from '../models/model-grid.tsx'
import { ModelHero } from '../models/model-hero.tsx'
import { Block } from './blocks/block.tsx'
import styles from './content-page.module.css'
import type { ContentData } from './load.ts'
import { crumbsOf } from './page-crumbs.ts'

/** A page of the dealer's own words: its heading, then its blocks in their order. */
export function ContentPageView({ data }: { data: ContentData }) {
  const { page } = data
  const { reportFault } = useHost()
  const { query } = useRequest()
  const key = page.preview ? new URLSearchParams(query).get('preview') : null
  const crumbs = crumbsOf(page).map(({ href, ...crumb }) =>
    href && key ? { ...crumb, href: `${href}?preview=${key}` } : { ...crumb, ...(href && { href }) },
  )
  return (
    <article className={styles.page}>
      {page.preview !== undefined && (
        <p className={styles.preview} role="status">
          {page.preview
            ? 'Preview: this is not published. Links to your other pages stay in it; the menu and the footer leave it. '
            : 'This preview is over. This is the published page. '}
          <a href={page.path}>End preview</a>
        </p>
      )}
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, ...crumbs]} />
      </div>
      <Opening data={data} />
      {page.models && page.models.length > 0 && <ModelGrid title="Models" entries={page.models} stock={data.stock} />}
      {page.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change while it is on screen
        <FaultBoundary key={index} subject={page} onFault={reportFault} fallback={null}>
          <Block block={block} data={data} isFirst={index === 0} />
        </FaultBoundary>
      ))}
    </article>
  )
}

function Opening({ data }: { data: ContentData }) {
  const { page, stock } = data
  if (page.kind === 'brand') return <BrandHero page={page} stock={stock} />
  if (page.kind === 'model') return <ModelHero page={page} stock={stock} />
  // A hero block is the page's heading.
  if (page.blocks[0]?.kind === 'hero') return null
  return <PlainHeading page={page} />
}

function PlainHeading({ page }: { page: ContentPage }) {
  const site = useSite()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{page.heading ?? page.title}</h1>
      {page.kind === 'post' && page.published && (
        <p className={styles.byline}>
          <time dateTime={page.published}>{dateText(page.published)}</time> · {page.author}
        </p>
      )}
      <p className={styles.lead}>{page.description}</p>
      {page.picture && (
        <Photo
          className={styles.picture}
          {...pictureIn('gallery', tenantFilePath(site, page.picture))}
          alt={page.alt ?? ''}
          ratio="wide"
          isPriority
        />
      )}
    </header>
  )
}
