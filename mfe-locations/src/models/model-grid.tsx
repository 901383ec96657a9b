import type { ModelEntry } from '@forecourt/contracts/content/content-page'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { hasRowPictures } from '@forecourt/domain/media/row-pictures'
import { numberText } from '@forecourt/domain/text/numbers'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import { BlockFrame } from '../pages/blocks/block-frame.tsx'
import tiles from '../pages/blocks/tiles.module.css'
import type { LiveStock } from '../pages/load.ts'

type Props = {
  title?: string | undefined
  entries: readonly ModelEntry[]
  stock?: LiveStock | null
  /** Otherwise all are drawn. */
  hasPictures?: boolean
}

export const haveModelPictures = (entries: readonly ModelEntry[]): boolean =>
  hasRowPictures(entries.map(({ picture }) => picture))

/** Models with their pages, and how many of each are in stock where that is known. */
export function ModelGrid({ title, entries, stock, hasPictures = haveModelPictures(entries) }: Props) {
  const site = useSite()
  const Heading = title ? 'h3' : 'h2'
  return (
    <BlockFrame title={title}>
      <ul className={tiles.tiles}>
        {entries.map(({ path, make, model, body, description, picture }) => (
          <li key={path} className={tiles.tile}>
            <Photo
              {...(hasPictures && picture && pictureIn('promo', tenantFilePath(site, picture)))}
              className={tiles.picture}
              alt=""
              ratio="wide"
              fallback={<VehiclePlaceholder body={body} />}
            />
            <div className={tiles.words}>
              <Heading className={tiles.title}>
                <a className={tiles.link} href={path}>
                  {make} {model}
                </a>
              </Heading>
              <p className={tiles.text}>{description}</p>
              <p className={tiles.foot}>
                <span className={tiles.small}>{body}</span>
                {stock?.models[model] !== undefined && (
                  <span className={tiles.small}>{numberText(stock.models[model])} in stock</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
