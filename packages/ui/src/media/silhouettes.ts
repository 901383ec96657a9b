/**
 * Side views on a field of 240 × 180 with the road at y = 132, all facing left as the studio's photos do. `wheels` are
 * [x of the hub, radius]; `lines` are drawn, not filled.
 */
export type Silhouette = {
  body: string
  glass?: string
  lines?: string
  wheels: readonly (readonly [hub: number, radius: number])[]
  /** Nothing of the body covers the wheels: they are narrow and behind the frame. */
  hasOpenWheels?: boolean
}

export const silhouettes = {
  suv: {
    body: 'M32 118c-4 0-6-3-6-7l1-13c1-7 5-10 13-12l42-7 22-21c4-4 8-5 14-5h62c8 0 12 2 16 8l13 20c3 4 4 8 4 13l1 17c0 4-2 7-6 7z',
    glass: 'M93 79l16-16c3-3 6-4 10-4h19v20zM145 59h33c6 0 9 2 12 6l9 14h-54z',
    lines: 'M141 84v30M120 49h58M27 97h11M213 93h-8',
    wheels: [
      [70, 17],
      [174, 17],
    ],
  },
  sedan: {
    body: 'M26 118c-5 0-7-3-7-7 0-8 2-13 8-15 10-4 28-8 46-9l24-19c5-4 10-6 17-6h28c9 0 15 2 21 7l20 16 28 4c6 1 9 4 10 10l2 12c0 4-3 7-7 7z',
    glass: 'M84 87l18-14c4-3 8-5 13-5h8v19zM130 68h12c7 0 12 2 17 6l16 13h-45z',
    lines: 'M126 92v22M22 100h10M220 98h-10',
    wheels: [
      [62, 15],
      [182, 15],
    ],
  },
  hatch: {
    body: 'M38 118c-5 0-7-3-7-7 0-8 2-12 8-15 8-4 20-7 36-8l22-19c5-4 10-6 17-6h44c9 0 14 2 19 8l20 19c5 4 7 8 7 14l1 7c0 4-3 7-7 7z',
    glass: 'M86 88l17-14c4-3 8-5 13-5h14v19zM137 69h20c6 0 10 2 14 6l12 13h-46z',
    lines: 'M133 93v21M34 100h10M202 98h-10',
    wheels: [
      [70, 15],
      [174, 15],
    ],
  },
  wagon: {
    body: 'M24 118c-5 0-7-3-7-7 0-8 2-13 8-15 10-4 28-8 44-9l24-19c5-4 10-6 17-6h70c8 0 13 2 18 7l18 18c6 5 8 9 8 16v8c0 4-3 7-7 7z',
    glass: 'M80 87l18-14c4-3 8-5 13-5h13v19zM131 68h27v19h-27zM165 68h14c6 0 9 2 13 6l12 13h-39z',
    lines: 'M127 92v22M108 58h70M20 100h10M223 98h-10',
    wheels: [
      [62, 15],
      [182, 15],
    ],
  },
  ute: {
    body: 'M26 118c-5 0-7-3-7-7l1-14c1-6 5-9 12-10l38-6 22-20c4-4 8-5 14-5h32c7 0 11 2 13 9l5 20h60c5 0 8 2 8 7l1 19c0 4-3 7-7 7z',
    glass: 'M81 81l16-14c3-3 6-5 11-5h9v19zM123 62h14c5 0 7 1 8 6l3 13h-25z',
    lines: 'M120 86v28M156 86v28M162 94h56M153 66h12l8 18M20 98h11',
    wheels: [
      [64, 17],
      [186, 17],
    ],
  },
  coupe: {
    body: 'M24 118c-5 0-7-3-7-7 0-9 3-13 9-15 14-5 32-8 52-9l26-16c6-4 13-6 20-6 16 0 32 6 48 19l36 6c8 2 12 6 13 13l1 8c0 4-3 7-7 7z',
    glass: 'M91 87l18-11c5-3 10-5 16-5 4 0 8 1 12 2v14zM143 75c7 3 13 7 18 12h-18z',
    lines: 'M140 92v22M20 101h11M220 99h-11',
    wheels: [
      [62, 16],
      [182, 16],
    ],
  },
  convertible: {
    body: 'M24 118c-5 0-7-3-7-7 0-9 3-13 9-15 14-5 32-8 52-9h92l38 3c8 2 12 6 13 13l1 8c0 4-3 7-7 7z',
    glass: 'M90 86l20-16 3 16zM120 87c0-8 2-13 7-13s7 5 7 13zM144 87c0-8 2-13 7-13s7 5 7 13z',
    lines: 'M82 87l28-23M164 86c6-7 16-7 26-1M138 92v22M20 101h11M220 99h-11',
    wheels: [
      [62, 16],
      [182, 16],
    ],
  },
  van: {
    body: 'M36 118c-5 0-7-3-7-7v-17c0-6 2-9 7-11l18-7 18-28c4-6 8-8 15-8h112c7 0 11 4 11 11v60c0 4-3 7-7 7z',
    glass: 'M67 76l13-21c3-5 6-7 11-7h11v28z',
    lines: 'M110 46v66M166 46v66M118 84h12M30 96h10M170 54h32v20h-32z',
    wheels: [
      [70, 16],
      [180, 16],
    ],
  },
  peopleMover: {
    body: 'M32 118c-5 0-7-3-7-7v-12c0-6 3-10 9-12l30-9 26-22c5-4 9-6 16-6h84c8 0 13 3 16 10l9 24c2 5 3 9 3 14v13c0 4-3 7-7 7z',
    glass: 'M77 79l19-17c4-4 7-5 12-5h10v22zM125 57h30v22h-30zM162 57h26c6 0 9 2 11 7l6 15h-43z',
    lines: 'M121 84v30M158 84v22M128 88h10M26 98h11M217 94h-9',
    wheels: [
      [68, 16],
      [180, 16],
    ],
  },
  bus: {
    body: 'M22 118c-4 0-7-3-7-7l3-62c1-8 5-12 13-12h184c7 0 10 4 10 10v64c0 4-3 7-7 7z',
    glass: 'M29 47h17v34h-19zM56 47h28v26h-28zM91 47h28v26h-28zM126 47h28v26h-28zM161 47h28v26h-28zM196 47h20v26h-20z',
    lines: 'M17 92h208M84 84v30',
    wheels: [
      [62, 16],
      [180, 16],
    ],
  },
  cabChassis: {
    body: 'M26 118c-5 0-7-3-7-7l1-14c1-6 5-9 12-10l30-6 20-20c4-4 8-5 14-5h18c7 0 10 4 10 10v52zM124 102h92c3 0 4 1 4 4v4c0 3-1 4-4 4h-92z',
    glass: 'M73 81l14-14c3-3 6-5 10-5h17v19z',
    lines: 'M98 86v28M131 102v-30M20 98h11M220 100v14',
    wheels: [
      [60, 17],
      [184, 17],
    ],
  },
  lightTruck: {
    body: 'M24 118c-4 0-6-3-6-7v-18l8-34c2-6 5-9 11-9h29c4 0 6 2 6 6v62zM80 32h140c4 0 6 2 6 6v66c0 4-2 6-6 6h-140c-3 0-4-1-4-4v-70c0-3 1-4 4-4z',
    glass: 'M28 84l6-20c1-4 3-6 7-6h22v26z',
    lines: 'M114 42v58M151 42v58M188 42v58M20 98h9M66 90h-10',
    wheels: [
      [47, 16],
      [182, 16],
    ],
  },
  motorhome: {
    body: 'M30 118c-5 0-7-3-7-7v-14c0-6 3-9 8-11l22-8 6-10c-12 0-16-4-16-12 0-14 8-22 24-22h140c7 0 11 4 11 11v66c0 4-3 7-7 7z',
    glass: 'M63 80l8-12h20v12zM59 45h26v11h-30c0-5 1-8 4-11zM148 52h34v20h-34z',
    lines: 'M110 50h24v60h-24zM144 88h74M128 82v6M24 98h10',
    wheels: [
      [66, 16],
      [180, 16],
    ],
  },
  caravan: {
    body: 'M52 116c-5 0-8-3-8-8v-40c0-18 10-28 28-28h118c16 0 24 8 26 24l4 34c1 12-4 18-14 18z',
    glass: 'M58 62c0-4 2-6 6-6h24v24h-30zM150 56h44c4 0 6 2 7 6l2 18h-53z',
    lines: 'M104 52h26v58h-26zM124 82v7M44 110l-24 8M20 118v13M138 92h80',
    wheels: [
      [152, 15],
      [184, 15],
    ],
  },
  motorcycle: {
    body: 'M63 104l27-58 5 2-27 58zM104 82h30l5 20c-1 6-6 9-13 9h-9c-8 0-12-4-13-10zM130 99l46 3v6l-48-2zM116 113h44l24-10 3 5-24 11h-47zM96 66c10-11 30-13 40-3 4 4 8 5 14 4l30-9c4-1 6 3 3 6l-18 15c-4 4-8 5-14 5h-48c-8 0-13-12-7-18zM82 51c-8-1-12 3-12 9l14 5c5-3 5-10-2-14z',
    lines: 'M88 45l22 4M38 96c4-18 22-26 40-17M110 92h20M112 98h20M184 62l8 8',
    wheels: [
      [66, 27],
      [176, 27],
    ],
    hasOpenWheels: true,
  },
  boat: {
    body: 'M18 88c40 4 150 4 204 0l-9 24c-3 7-7 10-15 10h-112c-28 0-50-10-68-34zM94 88l15-24c2-3 4-4 8-4h44c5 0 7 2 8 6l6 22z',
    glass: 'M106 86l10-16c2-3 3-4 6-4h12v20zM142 66h17c3 0 4 1 5 4l4 16h-26z',
    lines:
      'M40 104c50 3 120 3 176 0M18 131c9-6 17-6 26 0s17 6 26 0 17-6 26 0 17 6 26 0 17-6 26 0 17 6 26 0 17-6 26 0 17 6 22 2M196 88v-22l14 5-14 5',
    wheels: [],
  },
  unknown: {
    body: 'M20 124c2-18 4-26 12-31 10-6 28-9 46-12 12-14 26-21 46-21s38 6 54 22l26 6c11 3 15 12 17 36-8-5-14-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-5-13-5-20 0-7-4-13-4-21 0z',
    lines: 'M78 81c-8 10-12 22-14 34M124 62c-4 14-6 34-6 54M178 82c4 10 6 20 6 32M40 92c-4 8-6 16-6 24',
    wheels: [
      [62, 14],
      [182, 14],
    ],
  },
} as const satisfies Record<string, Silhouette>

export type SilhouetteName = keyof typeof silhouettes

/** Feeds use different names of bodies: the first row whose word is in the text gives the outline. */
const words: readonly [word: string, name: SilhouetteName][] = [
  ['suv', 'suv'],
  ['4x4', 'suv'],
  ['off-road', 'suv'],
  ['wagon', 'wagon'],
  ['people', 'peopleMover'],
  ['mpv', 'peopleMover'],
  ['hatch', 'hatch'],
  ['sedan', 'sedan'],
  ['cab chassis', 'cabChassis'],
  ['tray', 'cabChassis'],
  ['ute', 'ute'],
  ['utility', 'ute'],
  ['pickup', 'ute'],
  ['convertible', 'convertible'],
  ['cabriolet', 'convertible'],
  ['roadster', 'convertible'],
  ['coupe', 'coupe'],
  ['motorhome', 'motorhome'],
  ['campervan', 'motorhome'],
  ['caravan', 'caravan'],
  ['camper', 'caravan'],
  ['minibus', 'bus'],
  ['bus', 'bus'],
  ['truck', 'lightTruck'],
  ['van', 'van'],
  ['motorcycle', 'motorcycle'],
  ['bike', 'motorcycle'],
  ['scooter', 'motorcycle'],
  ['boat', 'boat'],
  ['marine', 'boat'],
]

/** The outline for a body as a feed names it; a covered car if it is unknown. */
export function silhouetteName(body = ''): SilhouetteName {
  const text = body.toLowerCase()
  return words.find(([word]) => text.includes(word))?.[1] ?? 'unknown'
}
