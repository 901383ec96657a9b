type Names = {
  /** `service-booking` */
  name: string
  /** `Service booking` */
  title: string
}

/** Every file of a new remote, by its path in the remote's folder: the minimum that passes every check and has a page. */
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
    "@forecourt/contracts": "*",
    "@forecourt/domain": "*",
    "@forecourt/shell-api": "*",
    "@forecourt/ui": "*",
    "react": "^19.3.1"
  },
  "devDependencies": {
    "@forecourt/e2e": "*"
  }
}
`,
  'rspack.config.ts': `import { defineRemote } from '@forecourt/build/define-remote'

export default defineRemote(import.meta.dirname)
`,
  'README.md': `# mfe-${name}

${title}, at \`/${name}\`. A remote: the shell finds it by its release and knows nothing else of it; \`remote.json\` says which addresses it answers.

- Develop: \`npm run dev -w mfe-${name}\`. [A squad's day](../docs/squads.md) leads from here to production.
- Test: \`npx vitest run mfe-${name}\`, and the page in a browser: \`npx playwright test -c e2e/pages.config.ts mfe-${name}\`.
`,
  [`src/${name}/page.ts`]: `import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { ${pascal(name)}Page } from './${name}-page.tsx'

export const page = definePage({ load, head, Page: ${pascal(name)}Page })
`,
  [`src/${name}/load.ts`]: `import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import type { LoadResult, PageContext } from '@forecourt/shell-api'

export type ${pascal(name)}Data = { heading: string; picture: string | undefined }

/** What the page shows. It runs on the server and in the browser, and must survive JSON. */
export async function load({ site }: PageContext): Promise<LoadResult<${pascal(name)}Data>> {
  const picture = site.home?.hero.picture
  const data = { heading: \`${title} at \${site.name}\`, picture: picture && tenantFilePath(site, picture) }
  return { kind: 'found', data }
}
`,
  [`src/${name}/load.test.ts`]: `import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import type { PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { head } from './head.ts'
import { load } from './load.ts'

const request = { path: '/${name}', params: {}, query: '' }
const home: Site['home'] = {
  hero: { heading: 'Cars', picture: 'yard.avif', look: 'full', ground: 'page', search: [] },
  sections: [],
}
const site = testSite({ slug: 'coast', name: 'Coast Cars', home })
const context: PageContext = { request, site }

test('the page is the site’s own, and its head says so', async () => {
  const data = { heading: '${title} at Coast Cars', picture: '/media/tenants/coast/yard.avif' }
  expect(await load(context)).toEqual({ kind: 'found', data })
  expect(head(data, context)).toMatchObject({ title: data.heading, canonical: '/${name}', image: data.picture })
})
`,
  [`src/${name}/head.ts`]: `import type { Head, PageContext } from '@forecourt/shell-api'
import type { ${pascal(name)}Data } from './load.ts'

export const head = ({ heading, picture }: ${pascal(name)}Data, { request }: PageContext): Head => ({
  title: heading,
  description: \`\${heading}: how it works, and whom to ask.\`,
  canonical: request.path,
  image: picture,
})
`,
  [`src/${name}/${name}-page.tsx`]: `import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { useState } from 'react'
import type { ${pascal(name)}Data } from './load.ts'
import styles from './${name}-page.module.css'

/** ${title}: words beside the dealer's own picture, or alone where there is none. */
export function ${pascal(name)}Page({ data: { heading, picture } }: { data: ${pascal(name)}Data }) {
  const { copy, paths, phone } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.text}>Tell us what you have in mind, by phone or at the yard: we will help.</p>
        <div className={styles.actions}>
          <Button look="primary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the number' : 'Ask us'}
          </Button>
          <ButtonLink href={paths.search}>Search all {copy.noun[1]}</ButtonLink>
        </div>
        {isOpen && (
          <p className={styles.answer}>
            Call us on <a href={telephoneHref(phone)}>{phone}</a>, and we will help you with it.
          </p>
        )}
      </div>
      {picture && <Photo {...pictureIn('half', picture)} alt="" isPriority />}
    </div>
  )
}
`,
  [`src/${name}/${name}-page.module.css`]: `.page {
  display: grid;
  gap: var(--space-6);
  max-inline-size: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-7) var(--gutter) var(--space-8);
}

.title {
  font-size: var(--text-3xl);
  text-wrap: balance;
}

.text {
  max-inline-size: 44ch;
  margin-block-start: var(--space-4);
  font-size: var(--text-l);
  text-wrap: pretty;
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
}

.answer {
  margin-block-start: var(--space-4);
}

@media (min-width: 768px) {
  .page {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-8);
    align-items: start;
  }
}
`,
  [`tests/${name}.e2e.ts`]: pageTest({ name, title }),
  // The last: with this file the remote joins.
  'remote.json': `{
  "name": "${name}",
  "title": "${title}",
  "exposes": { "./${name}": "./src/${name}/page.ts" },
  "pages": [{ "path": "/${name}", "expose": "./${name}", "prefetch": [] }],
  "parts": []
}
`,
})

/** The test of its page in a browser, over a fake API. */
const pageTest = ({
  name,
  title,
}: Names): string => `import { axeViolations, desktop, expect, phone, test } from '@forecourt/e2e/page-harness'

const remotes = ['${name}']

for (const at of [phone, desktop]) {
  test(\`the page shows whom to ask (\${at.name})\`, async ({ serve, open }) => {
    const server = await serve({ remotes })
    const page = await open(server, { at })
    await page.goto('/${name}')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(\`${title} at \${server.site.name}\`)
    await expect(async () => {
      await page.getByRole('button', { name: 'Ask us' }).click({ timeout: 500 })
      await expect(page.getByText('Call us on')).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await axeViolations(page)).toEqual([])
  })
}
`

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
