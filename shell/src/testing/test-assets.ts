import type { DocumentAssets } from '../server/document-html.ts'

/** Browser files of a shell. */
export const testAssets: DocumentAssets = {
  entry: '/assets/main.1.js',
  sheet: {
    url: '/assets/main.1.css',
    text: '@layer shell{header{color:red}.dialog{color:blue}}',
    integrity: 'sha384-sheet',
  },
  integrity: { '/assets/main.1.js': 'sha384-main', '/assets/dialog.2.js': 'sha384-dialog' },
  fontFiles: {
    'Hanken Grotesk': '/assets/hanken.woff2',
    'Bricolage Grotesque': '/assets/bricolage.woff2',
    Figtree: '/assets/figtree.woff2',
    'Instrument Sans': '/assets/instrument.woff2',
    Fraunces: '/assets/fraunces.woff2',
    Manrope: '/assets/manrope.woff2',
    Archivo: '/assets/archivo.woff2',
    'Public Sans': '/assets/public.woff2',
  },
}
