const elements =
  'svg|g|path|rect|circle|ellipse|line|polygon|polyline|title|defs|clipPath|linearGradient|radialGradient|stop'
const attributes =
  'xmlns|viewBox|width|height|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|fill-rule|clip-rule|clip-path|opacity|' +
  'transform|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|points|id|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|role|' +
  'aria-hidden|aria-label'

const attribute = `\\s+(?:${attributes})="[^"<>&]*"`
const tag = new RegExp(`</(?:${elements})>|<(?:${elements})(?:${attribute})*\\s*/?>`, 'g')
const outsideAddress = /url\((?!#)|javascript:/i

/**
 * Whether a drawing may be inlined in a page: known shapes and attributes only, so there is no script, style, event
 * handler, comment or outside address in it, and nothing that a content security policy would refuse.
 */
export function isPlainSvg(text: string): boolean {
  const betweenTags = text.replace(tag, '')
  return (
    /^<svg\s[^>]*viewBox="/.test(text) &&
    /<\/svg>\s*$/.test(text) &&
    !/[<>]/.test(betweenTags) &&
    !outsideAddress.test(text)
  )
}
