import type { Point } from '@forecourt/domain/locations/distance'
import { tileSize, tilesAround } from '@forecourt/domain/locations/map/tiles'
import { Button } from '@forecourt/ui/controls/button'
import { useState } from 'react'
import styles from './street-map.module.css'

type Props = { tiles: string; attribution: string; at: Point; label: string }

const frame = { width: 640, height: 400 }
const zooms = { least: 10, first: 15, most: 18 }

/** Streets around a point, from the site's own map service; loaded only when a shopper asks. Positions are attributes of an SVG. */
export function StreetMap({ tiles, attribution, at, label }: Props) {
  const [zoom, setZoom] = useState(zooms.first)
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
        {tilesAround(tiles, at, { ...frame, zoom }).map(({ address, x, y }) => (
          <image key={address} href={address} x={x} y={y} width={tileSize} height={tileSize} />
        ))}
        <path
          className={styles.pin}
          transform={`translate(${frame.width / 2} ${frame.height / 2})`}
          d="M0 0C-5 -9 -16 -18 -16 -30A16 16 0 0 1 16 -30C16 -18 5 -9 0 0Z"
        />
      </svg>
      <div className={styles.zoom}>
        <Button size="small" aria-label="Closer" disabled={zoom >= zooms.most} onClick={() => setZoom(zoom + 1)}>
          <span aria-hidden>+</span>
        </Button>
        <Button size="small" aria-label="Further away" disabled={zoom <= zooms.least} onClick={() => setZoom(zoom - 1)}>
          <span aria-hidden>−</span>
        </Button>
      </div>
      <figcaption className={styles.credit}>{attribution}</figcaption>
    </figure>
  )
}
