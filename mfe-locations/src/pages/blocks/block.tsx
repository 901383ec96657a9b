import type { ContentBlock } from '@forecourt/contracts/content/content-page'
import { Part } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import type { ReactNode } from 'react'
import { PostList } from '../../blog/post-list.tsx'
import { BrandGrid } from '../../brands/brand-grid.tsx'
import { FormPlaceholder, FormRoom } from '../../locations/shared/form-room.tsx'
import { FilteredModels } from '../../models/filtered-models.tsx'
import type { ContentData } from '../load.ts'
import styles from './block.module.css'
import { BlockFrame } from './block-frame.tsx'
import { Faq } from './faq.tsx'
import { SalesThisMonth, Stats } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Team, WhyBuyFromUs } from './people.tsx'
import { Gallery, Video } from './pictures.tsx'
import { Promo } from './promo.tsx'
import { Columns, Terms, Text } from './prose.tsx'
import { Stock } from './stock.tsx'

type Props = { block: ContentBlock; data: ContentData; isFirst: boolean }

/** NV-6. One block of a content page. */
export function Block({ block, data, isFirst }: Props): ReactNode {
  switch (block.kind) {
    case 'text':
      return <Text html={block.html} />
    case 'hero':
      return <Hero block={block} isHeading={isFirst} />
    case 'promo':
      return <Promo block={block} />
    case 'stats':
      return <Stats block={block} />
    case 'brands':
      return <BrandGrid title={block.title} entries={block.entries} />
    case 'models':
      return <FilteredModels title={block.title} entries={block.entries} />
    case 'posts':
      return <PostList title={block.title} entries={block.entries} hasFeed={data.page.path === '/blog'} />
    case 'stock':
      return <Stock block={block} />
    case 'offers':
      return <Offers title={block.title} manufacturer={block.manufacturer} />
    case 'form':
      return (
        <BlockFrame title={block.title} text={block.text}>
          <FormRoom className={styles.form}>
            <Part name={block.form} props={{}} placeholder={<FormPlaceholder />} />
          </FormRoom>
        </BlockFrame>
      )
    case 'faq':
      return <Faq block={block} />
    case 'team':
      return <Team block={block} />
    case 'video':
      return <Video block={block} />
    case 'gallery':
      return <Gallery block={block} />
    case 'columns':
      return <Columns block={block} />
    case 'terms':
      return <Terms block={block} />
    case 'why_buy_from_us':
      return <WhyBuyFromUs block={block} />
    case 'sales_this_month':
      return <SalesThisMonth block={block} nowSeconds={data.nowSeconds} />
  }
}

type OffersProps = { title?: string | undefined; manufacturer?: string | undefined }

/** OF-1: the offers of today; without scripts, the link to all of them. */
function Offers({ title = 'Offers', manufacturer }: OffersProps) {
  const all = (
    <BlockFrame title={title}>
      <ButtonLink href="/special-offers">See every offer</ButtonLink>
    </BlockFrame>
  )
  return (
    <Part
      name="latest-offers"
      props={{ title, ...(manufacturer && { manufacturer }) }}
      placeholder={all}
      fallback={all}
    />
  )
}
