import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { numberText } from '@forecourt/domain/text/numbers'
import { type FrameModule, useSite } from '@forecourt/shell-api'
import { VehicleDrawing } from '@forecourt/ui/media/vehicle-drawing'
import { stockHref } from '../pages/stock-href.ts'
import { loadMenu, type MenuData } from './load-menu.ts'
import { modelsId } from './models-id.ts'
import styles from './vehicles-panel.module.css'

/** NV-1. The lists of models that the panel of vehicles has room for, each under its id. */
function MenuModels({ data: { stock } }: { data: MenuData }) {
  return stock?.makes.map((make) => (
    <ul key={make.make} id={modelsId(make.make)}>
      {make.models.map((model) => (
        <li key={model.model}>
          <Model make={make.make} {...model} />
        </li>
      ))}
    </ul>
  ))
}

type ModelProps = SiteMenu['makes'][number]['models'][number] & { make: string }

function Model({ make, model, count, body, from, photo }: ModelProps) {
  const site = useSite()
  return (
    <a className={styles.model} href={stockHref(site, { make, model })}>
      {photo ? (
        <img
          className={styles.photo}
          {...pictureIn('thumbnail', photo)}
          alt=""
          width={120}
          height={80}
          loading="lazy"
        />
      ) : (
        <svg className={styles.photo} viewBox="0 0 240 180" aria-hidden>
          <VehicleDrawing body={body} />
        </svg>
      )}
      <span className={styles.facts}>
        <b>{model}</b>
        {body && <span>{body}</span>}
        {from && <span className={styles.price}>from {from}</span>}
        <span>{numberText(count)} in stock</span>
      </span>
    </a>
  )
}

export const frame: FrameModule<MenuData> = { load: (_site, api) => loadMenu(api), Frame: MenuModels }
