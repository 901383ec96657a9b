/** Stripe's names for what a theme has. */
const colours = {
  colorPrimary: '--accent',
  colorBackground: '--raised',
  colorText: '--text',
  colorTextSecondary: '--muted',
  colorDanger: '--danger',
}

/** The dealer's theme, as it is around an element now: the form is in a frame, where no style of ours reaches. */
export function appearanceOf(element: HTMLElement): { variables: Record<string, string> } {
  const probe = element.appendChild(document.createElement('span'))
  const read = (property: 'color' | 'borderRadius', value: string): string => {
    probe.style[property] = `var(${value})`
    return getComputedStyle(probe)[property]
  }
  const variables = {
    ...Object.fromEntries(Object.entries(colours).map(([name, token]) => [name, rgb(read('color', token))])),
    borderRadius: read('borderRadius', '--radius-small'),
  }
  probe.remove()
  return { variables }
}

/** Computed colours are oklch, which the provider does not read. */
function rgb(colour: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return colour
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
