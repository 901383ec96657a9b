type VisualView = { height: number; offsetTop: number; scale: number }

/**
 * How much of the page's lower end a phone's keyboard covers, in CSS pixels. On an iPhone it makes only the visual viewport smaller.
 * Zoomed in, that is smaller without a keyboard too.
 */
export function keyboardHeight(pageHeight: number, { height, offsetTop, scale }: VisualView): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop))
}
