import { ApiError, type LoadApi, useLoaded } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { LoadingSection } from '../shared/loading-section.tsx'
import { PartFrame } from '../shared/part-frame.tsx'
import { PostTile } from './post-list.tsx'

/** How many posts a page shows that is not the blog. */
const maxShown = 3

/** VD-12, a part: the newest posts of the site's blog. Without any there is nothing. */
export function Part(props: Record<string, unknown>) {
  const { value, error } = useLoaded(JSON.stringify(props), async (api) => {
    const { locationsParts } = await loadEndpoints()
    const { title = 'From our blog' } = locationsParts['latest-posts'].props.parse(props)
    return { title, entries: await latestPosts(api) }
  })
  if (error) return null
  if (!value) return <LoadingSection />
  if (value.entries.length === 0) return null
  return (
    <PartFrame title={value.title} link={{ label: 'All posts', href: '/blog' }}>
      {value.entries.map((entry) => (
        <PostTile key={entry.path} entry={entry} />
      ))}
    </PartFrame>
  )
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
