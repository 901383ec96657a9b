import { type Silhouette, silhouetteName, silhouettes } from './silhouettes.ts'
import styles from './vehicle-placeholder.module.css'

const road = 132

type WheelProps = { x: number; radius: number; isOpen?: boolean }

function Wheel({ x, radius, isOpen }: WheelProps) {
  const y = road - radius
  return (
    <>
      {!isOpen && <circle className={styles.arch} cx={x} cy={y} r={radius + 3.5} />}
      <circle className={styles.tyre} cx={x} cy={y} r={radius} />
      <circle className={styles.rim} cx={x} cy={y} r={radius * (isOpen ? 0.8 : 0.6)} />
      <circle className={styles.hub} cx={x} cy={y} r={isOpen ? 4 : radius * 0.15} />
    </>
  )
}

/** Side view of a body type: the one element inside the `<svg>`, so that it can be kept without its code. Its style sheet comes with the placeholder, which is there before. */
export function VehicleDrawing({ body }: { body?: string }) {
  const { body: outline, glass, lines, wheels, hasOpenWheels }: Silhouette = silhouettes[silhouetteName(body)]
  const drawnWheels = wheels.map(([x, radius]) => <Wheel key={x} x={x} radius={radius} isOpen={hasOpenWheels} />)
  return (
    <g>
      {wheels.length > 0 && <ellipse className={styles.shadow} cx={120} cy={road} rx={104} ry={5} />}
      {hasOpenWheels && drawnWheels}
      <path className={styles.body} d={outline} />
      {glass && <path className={styles.glass} d={glass} />}
      {lines && <path className={styles.line} d={lines} />}
      {!hasOpenWheels && drawnWheels}
    </g>
  )
}
