import type { DrawnMap } from '@forecourt/contracts/endpoints/locations'
import { type NameBox, spreadPins } from '@forecourt/domain/locations/map/spread-pins'
import styles from './area-map.module.css'

type Pin = { slug: string; name: string; href?: string; isFirst?: boolean }

/** Pins are numbered where there are several. */
type Props = { map: DrawnMap; pins: readonly Pin[]; label: string }

/** Markers of this many units stay apart. */
const markerRoom = 36

/** What the letters of a name take where the drawing is as narrow as on a phone. */
const letter = { width: 11.4, height: 23 }

function boxOf({ text, x, y, isState }: DrawnMap['labels'][number]): NameBox {
  const width = text.length * letter.width
  const left = isState ? x - width / 2 : x
  return { left, top: y - letter.height * 0.8, right: left + width, bottom: y + letter.height * 0.2 }
}

/** Round lengths for the scale, in kilometres. */
const lengths = [500, 200, 100, 50, 20, 10, 5, 2, 1]
const maxScaleUnits = 130

/** A drawing of the coast and the towns around: an honest map, without streets, that loads nothing from anybody. */
export function AreaMap({ map, pins, label }: Props) {
  const { width, height, kmPerUnit } = map
  const scaleKm = lengths.find((km) => km / kmPerUnit <= maxScaleUnits) ?? 1
  const placed = spreadPins(
    pins.flatMap((pin, index) => {
      const place = map.pins.find(({ slug }) => slug === pin.slug)
      return place ? [{ ...pin, x: place.x, y: place.y, number: index + 1 }] : []
    }),
    markerRoom,
    map.labels.map(boxOf),
  )
  return (
    <div className={styles.frame}>
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className={styles.land} d={map.land} />
        <path className={styles.border} d={map.borders} />
        {map.labels.map(({ text, x, y, isState }) =>
          isState ? (
            <text key={text} className={styles.state} x={x} y={y} textAnchor="middle">
              {text}
            </text>
          ) : (
            <g key={text}>
              <circle className={styles.town} cx={x} cy={y} r={2.5} />
              <text className={styles.name} x={x + 7} y={y + 4.5}>
                {text}
              </text>
            </g>
          ),
        )}
        {placed.map(({ slug, x, y, markerX, markerY, number, isFirst }) => (
          <g key={slug} className={isFirst || pins.length === 1 ? styles.first : styles.pin}>
            <line className={styles.leader} x1={x} y1={y} x2={markerX} y2={markerY} />
            <circle className={styles.dot} cx={x} cy={y} r={3} />
            {pins.length === 1 ? (
              <Needle x={x} y={y} />
            ) : (
              <>
                <circle className={styles.disc} cx={markerX} cy={markerY} r={14} />
                <text className={styles.number} x={markerX} y={markerY + 5} textAnchor="middle">
                  {number}
                </text>
              </>
            )}
          </g>
        ))}
        <g className={styles.scale} transform={`translate(16 ${height - 18})`}>
          <path d={`M0 -4V0H${(scaleKm / kmPerUnit).toFixed(1)}V-4`} />
          <text x={scaleKm / kmPerUnit + 8} y={1}>
            {scaleKm} km
          </text>
        </g>
      </svg>
    </div>
  )
}

/** A pin whose point is the place. */
const Needle = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.disc} d="M0 0C-5 -9 -16 -18 -16 -30A16 16 0 0 1 16 -30C16 -18 5 -9 0 0Z" />
    <circle className={styles.hole} cx={0} cy={-30} r={6} />
  </g>
)
