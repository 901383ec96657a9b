import type { ContentBlock, ContentPage } from '@forecourt/contracts/content/content-page'

/** A page whose lists name pages that the site has at the moment, and no others. */
export function withShownEntries(page: ContentPage, shown: readonly { path: string }[]): ContentPage {
  const paths = new Set(shown.map(({ path }) => path))
  const isHere = ({ path }: { path: string }) => paths.has(path)
  return {
    ...page,
    blocks: page.blocks.map((block) => shownBlock(block, isHere)),
    ...(page.models && { models: page.models.filter(isHere) }),
  }
}

function shownBlock(block: ContentBlock, isHere: (entry: { path: string }) => boolean): ContentBlock {
  switch (block.kind) {
    case 'brands':
      return { ...block, entries: block.entries.filter(isHere) }
    case 'models':
      return { ...block, entries: block.entries.filter(isHere) }
    case 'posts':
      return { ...block, entries: block.entries.filter(isHere).slice(0, block.limit) }
    default:
      return block
  }
}
