import { copyFile, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { functionFolder } from '@forecourt/functions/needs'
import { siteSchemaDigest } from '@forecourt/infra/bundling/bundle-functions'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../../..')

/** Only our own packages, which are TypeScript, are bundled. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@forecourt/') ? null : { path, external: true }))
  },
}

/** Modules of lambda-kit that call AWS, each with one of the same name beside this file that does it by AWS's own client. */
const awsClients: Plugin = {
  name: 'aws-clients',
  setup({ onLoad }) {
    onLoad(
      { filter: /lambda-kit[/\\]src[/\\](?:data[/\\]table-client|aws[/\\](?:assume-role|read-secret))\.ts$/ },
      async ({ path }) => ({
        contents: await readFile(join(import.meta.dirname, 'aws-clients', basename(path)), 'utf8'),
        loader: 'ts',
      }),
    )
  },
}

/** A function as it would run with AWS's own clients in node_modules: its entry file, below that folder. */
export async function buildUnbundled(name: string): Promise<string> {
  const outdir = join(root, 'node_modules/.cache/forecourt-bench-functions')
  await build({
    entryPoints: [{ in: join(root, 'functions', functionFolder(name), 'index.ts'), out: name }],
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    plugins: [externalPackages, awsClients],
    define: { bundledSiteFormat: JSON.stringify(siteSchemaDigest()) },
    logLevel: 'error',
  })
  // What a function reads beside itself.
  await copyFile(join(root, 'packages/localities/src/localities.txt'), join(outdir, 'localities.txt'))
  return join(outdir, `${name}.mjs`)
}
