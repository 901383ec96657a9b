import { join } from 'node:path'
import { functionFolder } from '@forecourt/functions/needs'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../../..')

/** Only our own packages, which are TypeScript, are bundled. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@forecourt/') ? null : { path, external: true }))
  },
}

/** A function as it would run with the whole SDK in node_modules: its entry file, below that folder. */
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
    plugins: [externalPackages],
    logLevel: 'error',
  })
  return join(outdir, `${name}.mjs`)
}
