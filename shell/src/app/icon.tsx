/** The shell's few icons, on a 24 px grid: so few that the design system's icon code would outweigh them in the first view. */
const drawings = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  phone:
    'M5.2 3.5h3.1a1.5 1.5 0 0 1 1.5 1.2l.6 3a1.5 1.5 0 0 1-.4 1.4L8.4 10.7a13 13 0 0 0 4.9 4.9l1.6-1.6a1.5 1.5 0 0 1 1.4-.4l3 .6a1.5 1.5 0 0 1 1.2 1.5v3.1a1.7 1.7 0 0 1-1.8 1.7C10.4 20 4 13.6 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8z',
  cloudOff: 'M4 4l16 16M8.5 8.2A5 5 0 0 0 7.5 18h9.3M10.7 6.4a5.8 5.8 0 0 1 7.7 4.7 4 4 0 0 1 2.3 5.9',
  signpost: 'M12 3v18M9 21h6M12 5h6l2.5 2.5L18 10h-6M12 11.5H6L3.5 14 6 16.5h6',
} as const

/** Decoration only: the words beside it, or its button's label, say what it means. `size` is in pixels. */
export function Icon({ name, size = 24 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
