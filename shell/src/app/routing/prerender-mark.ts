/**
 * Marks the links whose page Chromium is to prerender: `warm` sets it, and the site's file of speculation rules names it. A page that is a
 * document of its own cannot be prepared in this one.
 */
export const prerenderMark = 'data-prerender'
