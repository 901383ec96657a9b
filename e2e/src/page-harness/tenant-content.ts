import { contentPage } from '@forecourt/contracts/endpoints/content'
import { withShownEntries } from '@forecourt/domain/content/shown-entries'
import { readTenant } from '@forecourt/tenants'
import { readContent } from '@forecourt/tenants/read-content'
import { type FakeAnswer, FakeFailure, fake } from './fake-api.ts'

/** A demo dealer's own pages, as its files say them. */
export function tenantContent(slug: string): FakeAnswer {
  const { pages } = readContent(readTenant(slug))
  return fake(contentPage, ({ query }) => {
    const path = new URLSearchParams(query).get('path')
    const page = pages.find((candidate) => candidate.path === path)
    if (!page) throw new FakeFailure('not_found')
    return withShownEntries(page, pages)
  })
}
