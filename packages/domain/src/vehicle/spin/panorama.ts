/** The direction of view from inside: radians, to the right and up. `fov` is the height of the view. */
export type Look = { yaw: number; pitch: number; fov: number }
type Size = { width: number; height: number }

export const firstLook: Look = { yaw: 0, pitch: -0.1, fov: 1.25 }
const maxPitch = 1.3

/** After a turn by a drag of some pixels on a stage of this height. */
export function turnedLook({ yaw, pitch, fov }: Look, dx: number, dy: number, height: number): Look {
  const perPx = fov / height
  const turned = yaw - dx * perPx
  return {
    yaw: Math.atan2(Math.sin(turned), Math.cos(turned)),
    pitch: Math.min(maxPitch, Math.max(-maxPitch, pitch + dy * perPx)),
    fov,
  }
}

/** GA-2: where a point of an equirectangular picture (shares of it) is on the stage; null behind the viewer or outside. */
export function projectPoint(
  point: { posX: number; posY: number },
  look: Look,
  stage: Size,
): { x: number; y: number } | null {
  const longitude = (point.posX - 0.5) * 2 * Math.PI - look.yaw
  const latitude = (0.5 - point.posY) * Math.PI
  const [x, y, z] = [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude),
    Math.cos(latitude) * Math.cos(longitude),
  ]
  const up = y * Math.cos(look.pitch) - z * Math.sin(look.pitch)
  const ahead = y * Math.sin(look.pitch) + z * Math.cos(look.pitch)
  if (ahead <= 0.05) return null
  const scale = stage.height / 2 / Math.tan(look.fov / 2)
  const at = { x: stage.width / 2 + (x / ahead) * scale, y: stage.height / 2 - (up / ahead) * scale }
  return at.x >= 0 && at.y >= 0 && at.x <= stage.width && at.y <= stage.height ? at : null
}
