import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { CssExtractRspackPlugin, type RuleSetRule } from '@rspack/core'
import { classNames } from './class-names.ts'

const require = createRequire(import.meta.url)
const layerLoader = fileURLToPath(new URL('./style-layer-loader.ts', import.meta.url))
const refreshLoader = fileURLToPath(new URL('./refresh-loader.ts', import.meta.url))
const inUi = /[\\/]packages[\\/]ui[\\/]/

export type Side = 'browser' | 'server'
export type RuleOptions = {
  owner: string
  folder: string
  layer: string
  side: Side
  isDevelopment: boolean
  /** Registers components for hot reload. */
  isHot?: boolean
}

function sheet({ owner, folder, side }: RuleOptions, layer: string, names: ReturnType<typeof classNames>) {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentContext: folder,
        localIdentHashSalt: owner,
        getLocalIdent: names,
      },
    },
  }
  const wrap = { loader: layerLoader, options: { layer } }
  return side === 'server' ? [css, wrap] : [CssExtractRspackPlugin.loader, css, wrap]
}

/** Plain sheets affect the whole document: only the shell's reset and base may be plain. */
function globalSheet({ owner, side }: RuleOptions) {
  if (owner !== 'shell') return [{ loader: layerLoader, options: { refuse: true } }]
  return side === 'server'
    ? [require.resolve('css-loader')]
    : [CssExtractRspackPlugin.loader, require.resolve('css-loader')]
}

const script = ({ isDevelopment, isHot }: RuleOptions) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isHot } },
    },
  },
})

/** The rules for TypeScript, styles and pictures, shared by the shell and every remote. */
export function rules(options: RuleOptions): RuleSetRule[] {
  const names = classNames(options)
  const styles = { test: /\.css$/, type: 'javascript/auto', sideEffects: true } as const
  return [
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      use: [...(options.isHot ? [{ loader: refreshLoader, options: { owner: options.owner } }] : []), script(options)],
    },
    { ...styles, test: /\.module\.css$/, include: inUi, use: sheet(options, 'ui', names) },
    { ...styles, test: /\.module\.css$/, exclude: inUi, use: sheet(options, options.layer, names) },
    { ...styles, exclude: /\.module\.css$/, use: globalSheet(options) },
    { test: /\.(svg|avif|webp|png|jpe?g|woff2)$/, type: 'asset/resource' },
  ]
}
