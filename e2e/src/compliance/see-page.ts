import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Page } from 'playwright/test'
import { figures, type SeenPage } from './page-rules.ts'

/** What a page of a site shows and how, as the compliance rules read it. */
export const seePage = (
  page: Page,
  { locations, pricing }: Pick<PublicSite, 'locations' | 'pricing'>,
): Promise<SeenPage> =>
  page.evaluate(
    ([figures, licences, isSubscription]) => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const rgba = (colour: string): [number, number, number, number] => {
        context?.clearRect(0, 0, 1, 1)
        if (context) context.fillStyle = colour
        context?.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, a = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
        return [r, g, b, a]
      }
      const luminance = (colour: string) => {
        const linear = rgba(colour)
          .slice(0, 3)
          .map((channel) => (channel / 255 <= 0.04045 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
      }
      const ancestors = (element: Element): Element[] => {
        const parent = element.parentElement
        return [element, ...(parent ? ancestors(parent) : [])]
      }
      const ground = (element: Element) =>
        ancestors(element)
          .map((one) => getComputedStyle(one).backgroundColor)
          .find((colour) => rgba(colour)[3] > 0) ?? 'white'
      const contrast = (element: Element) => {
        const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      }
      const scopes: Element[] = [
        ...document.querySelectorAll('article, aside, section, form, dialog, footer, header, main'),
      ]
      const hasOwnText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const texts = [...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('script, style, noscript') && hasOwnText(element))
        .map((element) => {
          const style = getComputedStyle(element)
          const box = element.getBoundingClientRect()
          const scope = element.closest('article, aside, section, form, dialog, footer, header, main')
          return {
            text: element.textContent?.trim() ?? '',
            figure: figures.find((figure) => figure === element.getAttribute('data-figure')),
            size: Number.parseFloat(style.fontSize),
            weight: Number(style.fontWeight),
            opacity: ancestors(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1),
            contrast: contrast(element),
            isVisible: element.checkVisibility({ visibilityProperty: true }) && box.width > 2 && box.height > 2,
            x: box.x + box.width / 2,
            y: box.y + box.height / 2,
            scope: scope ? scopes.indexOf(scope) : -1,
            isOfVehicle: scope?.tagName === 'ARTICLE',
          }
        })
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((input) => ({
        label: input.labels?.[0]?.textContent?.trim() ?? input.name,
        isChecked: input.checked,
      }))
      return { path: location.pathname, licences, isSubscription, texts, boxes }
    },
    [
      figures,
      locations.flatMap(({ dealer_license_number }) => dealer_license_number ?? []),
      pricing === 'subscription',
    ] as const,
  )
