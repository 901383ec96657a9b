type Names = {
  /** `trade-in` */
  name: string
  /** `Trade in` */
  title: string
}

/** Every file of a new remote, by its path in the remote's folder: the least that passes every check and has a page. */
export const remoteTemplate = ({ name, title }: Names): Record<string, string> => ({
  'package.json': `{
  "name": "@forecourt/mfe-${name}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "sideEffects": false,
  "scripts": {
    "dev": "forecourt remote dev ."
  },
  "dependencies": {
    "@forecourt/build": "*",
    "@forecourt/shell-api": "*",
    "@forecourt/ui": "*",
    "react": "^19.3.1"
  }
}
`,
  'rspack.config.ts': `import { defineRemote } from '@forecourt/build/define-remote'

export default defineRemote(import.meta.dirname)
`,
  'README.md': `# mfe-${name}

${title}, at \`/${name}\`. A remote: the shell finds it by its release and knows nothing else of it; \`remote.json\` says which addresses it answers.

- Develop: \`npm run dev -w mfe-${name}\`. [A squad's day](../docs/squads.md) leads from here to production.
- Test: \`npx vitest run mfe-${name}\`.
`,
  [`src/${name}/page.ts`]: `import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { ${pascal(name)}Page } from './${name}-page.tsx'

export const page = definePage({ load, head, Page: ${pascal(name)}Page })
`,
  [`src/${name}/load.ts`]: `import type { LoadResult, PageContext } from '@forecourt/shell-api'

export type ${pascal(name)}Data = { heading: string }

/** What the page shows. It runs on the server and in the browser, and must survive JSON. */
export async function load({ site }: PageContext): Promise<LoadResult<${pascal(name)}Data>> {
  return { kind: 'found', data: { heading: \`${title} at \${site.name}\` } }
}
`,
  [`src/${name}/load.test.ts`]: `import type { PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { head } from './head.ts'
import { load } from './load.ts'

const context = { request: { path: '/${name}', params: {}, query: '' }, site: { name: 'Coast Cars' } } as PageContext

test('the page is the site’s own, and its head says so', async () => {
  const found = await load(context)
  expect(found).toEqual({ kind: 'found', data: { heading: '${title} at Coast Cars' } })
  expect(head({ heading: '${title} at Coast Cars' }, context)).toMatchObject({ canonical: '/${name}' })
})
`,
  [`src/${name}/head.ts`]: `import type { Head, PageContext } from '@forecourt/shell-api'
import type { ${pascal(name)}Data } from './load.ts'

export const head = ({ heading }: ${pascal(name)}Data, { request, site }: PageContext): Head => ({
  title: heading,
  description: \`\${heading}: how it works, and whom to ask.\`,
  canonical: request.path,
  image: site.home?.hero.picture,
})
`,
  [`src/${name}/${name}-page.tsx`]: `import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { useState } from 'react'
import type { ${pascal(name)}Data } from './load.ts'
import styles from './${name}-page.module.css'

/** ${title}. */
export function ${pascal(name)}Page({ data }: { data: ${pascal(name)}Data }) {
  const site = useSite()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{data.heading}</h1>
      <p className={styles.text}>{site.copy.tagline}</p>
      {isOpen && <p className={styles.text}>Call us on {site.phone}, and we will help you with it.</p>}
      <div className={styles.actions}>
        <Button look="primary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the number' : 'Ask us'}
        </Button>
        <ButtonLink href={site.paths.search}>Search all {site.copy.noun[1]}</ButtonLink>
      </div>
    </div>
  )
}
`,
  [`src/${name}/${name}-page.module.css`]: `.page {
  max-inline-size: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-7) var(--gutter);
}

.title {
  font-size: var(--text-2xl);
  text-wrap: balance;
}

.text {
  max-inline-size: 60ch;
  margin-block-start: var(--space-3);
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
}
`,
  // The last: by this file it joins.
  'remote.json': `{
  "name": "${name}",
  "title": "${title}",
  "exposes": { "./${name}": "./src/${name}/page.ts" },
  "pages": [{ "path": "/${name}", "expose": "./${name}", "prefetch": [] }],
  "parts": []
}
`,
})

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
