import type { PartProps } from '@forecourt/contracts/parts/parts'
import { ApiError, type LoadApi, useApi } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { PostList } from './post-list.tsx'

/** How many posts a page shows that is not the blog. */
const maxShown = 3

/** VD-12, a part: the newest posts of the site's blog. Without any there is nothing. */
export function Part({ title = 'From our blog' }: PartProps<'latest-posts'>) {
  const api = useApi()
  const entries = useLoaded('/blog', () => latestPosts(api))
  if (entries === undefined || entries === 'failed' || entries.length === 0) return null
  return <PostList title={title} entries={entries} />
}

async function latestPosts(api: LoadApi) {
  const { contentPage } = await loadEndpoints()
  try {
    const { blocks } = await api.get(contentPage, {}, 'path=/blog')
    return blocks.flatMap((block) => (block.kind === 'posts' ? block.entries : [])).slice(0, maxShown)
  } catch (error) {
    // A site without a blog.
    if (error instanceof ApiError && error.code === 'not_found') return []
    throw error
  }
}
