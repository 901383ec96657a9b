/** How many are loaded at a time. */
const atOnce = 6

/** A frame of a picture service's in the width that the stage draws; from elsewhere as it is. */
const sized = (url: string, width: number): string => (url.startsWith('/media/') ? `${url}?w=${width}` : url)

/** A decoded frame: a bitmap where the browser has room for it. */
export type Frame = ImageBitmap | HTMLImageElement

async function loadFrame(url: string): Promise<Frame> {
  const image = new Image()
  image.src = url
  await image.decode()
  // A bitmap stays decoded, so that a turn draws and does nothing else.
  return createImageBitmap(image).catch(() => image)
}

type Loading = { width: number; signal: AbortSignal; onProgress(loaded: number): void }

/** GA-3: all frames, decoded, in their order. Rejects when one does not come. */
export async function loadFrames(urls: readonly string[], { width, signal, onProgress }: Loading): Promise<Frame[]> {
  const frames: Frame[] = []
  let next = 0
  let loaded = 0
  async function work(): Promise<void> {
    while (next < urls.length && !signal.aborted) {
      const index = next++
      frames[index] = await loadFrame(sized(urls[index] ?? '', width))
      loaded += 1
      if (!signal.aborted) onProgress(loaded)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return frames
}
