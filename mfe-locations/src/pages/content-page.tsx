import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { dateText } from '@forecourt/domain/text/date'
import { FaultBoundary, useHost, useRequest } from '@forecourt/shell-api'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { Cover } from '../blog/cover.tsx'
import { BrandHero } from '../brands/brand-hero.tsx'
import { ModelGrid } from '../models/model-grid.tsx'
import { ModelHero, ModelStock } from '../models/model-hero.tsx'
import { Block } from './blocks/block.tsx'
import { Stock } from './blocks/stock.tsx'
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
      {page.kind === 'model' && <ModelStock page={page} stock={data.stock} />}
      {page.kind === 'post' && <RelatedVehicles page={page} />}
    </article>
  )
}

/** After a post: what it is about, as far as it is in stock. A post that shows vehicles of its own has them. */
function RelatedVehicles({ page: { related = 'sortBy=newest', blocks } }: { page: ContentPage }) {
  if (blocks.some(({ kind }) => kind === 'stock')) return null
  return <Stock block={{ kind: 'stock', title: 'In stock now', query: related, link: 'See more' }} />
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
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{page.heading ?? page.title}</h1>
      {page.kind === 'post' && page.published && (
        <p className={styles.byline}>
          <time dateTime={page.published}>{dateText(page.published)}</time> · {page.author}
        </p>
      )}
      <p className={styles.lead}>{page.description}</p>
      {(page.picture || page.kind === 'post') && (
        <Cover post={page} slot="text" alt={page.alt} className={styles.picture} isPriority />
      )}
    </header>
  )
}
