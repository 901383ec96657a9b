import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'
import type { FontName } from '@forecourt/contracts/site/site'

/** Addresses of the fonts, hashed and served with the shell's own files. */
export const fontFiles: Record<FontName, string> = {
  'Hanken Grotesk': hankenGrotesk,
  'Bricolage Grotesque': bricolageGrotesque,
  Figtree: figtree,
  'Instrument Sans': instrumentSans,
  Fraunces: fraunces,
  Manrope: manrope,
  Archivo: archivo,
  'Public Sans': publicSans,
}
