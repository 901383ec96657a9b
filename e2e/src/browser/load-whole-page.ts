import type { Page } from 'playwright'

/**
 * Scrolls through the page and back, then loads the photos that only a swipe would show; resolves once fonts and images
 * are loaded.
 */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const step = innerHeight / 2
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    // A broken image cannot be decoded; `brokenImages` reports it.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await frame()
    await frame()
  })
}

/** The addresses of visible images that failed to load. */
export function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => `broken image: ${image.currentSrc || image.src || image.alt}`),
  )
}
