import * as z from 'zod/mini'

/** Variable fonts that the platform serves; every one has a metric-matched fallback. */
const fontNames = [
  'Hanken Grotesk',
  'Bricolage Grotesque',
  'Figtree',
  'Instrument Sans',
  'Fraunces',
  'Manrope',
  'Archivo',
  'Public Sans',
] as const
export type FontName = (typeof fontNames)[number]

export const brandSchema = z.strictObject({
  /** From this one colour the whole theme is derived; `deriveTheme` in the domain says whether it can serve. */
  colour: z.string().check(z.regex(/^(#[0-9a-f]{6}|oklch\([0-9. ]+\))$/i, 'a colour as #rrggbb or oklch(L C H)')),
  heading_font: z.enum(fontNames),
  body_font: z.enum(fontNames),
  /** Pixels: 0 is square, 28 very round. */
  radius: z.int().check(z.gte(0), z.lte(28)),
  /** How much room there is between things, and how tall a control is. */
  density: z._default(z.enum(['airy', 'compact']), 'airy'),
  /** Primary buttons in the colour of text, with the accent as a line at their foot; otherwise in the accent. */
  buttons: z.optional(z.literal('ink')),
  /** The colour is on primary buttons alone: links, badges and all else that is marked have the colour of text. */
  accent_on: z.optional(z.literal('buttons')),
})
export type Brand = z.infer<typeof brandSchema>

/** How the frame of every page is arranged on wide screens; on phones there is one arrangement of each. */
export const layoutSchema = z.strictObject({
  /**
   * `bar`: logo, menu and telephone in one row. `split`: the menu on the left, the logo in the middle. `centred`: the logo
   * over the menu, both in the middle. `stacked`: a row with address and telephone over the row of logo and menu.
   */
  header: z._default(z.enum(['bar', 'split', 'centred', 'stacked']), 'bar'),
  /**
   * `columns`: who they are beside the columns of links. `centred`: one quiet column with the logo. `places`: every visible
   * location with its address and telephone, over the columns of links.
   */
  footer: z._default(z.enum(['columns', 'centred', 'places']), 'columns'),
})
export type Layout = z.infer<typeof layoutSchema>
