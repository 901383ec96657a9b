/** Where a navigation is: its page is prepared, is announced as pending, is shown in part, or it is over. */
export type NavigationState = 'preparing' | 'pending' | 'previewed' | 'over'

export type NavigationEvent =
  /** The page is not ready soon. */
  | 'late'
  /** What the page before knows of it can be shown. */
  | 'preview'
  | 'page'
  /** An error or an empty answer is shown in the place of the page. */
  | 'fault'
  | 'redirect'
  /** The site serves another release, which needs a new document. */
  | 'leave'
  /** A later navigation began: this one shows nothing any more, and what it prepared is kept. */
  | 'overtaken'

export type NavigationEffect =
  | 'nothing'
  | 'announcePending'
  | 'showPreview'
  | 'showPage'
  /** The rest of the page joins its preview. */
  | 'completePage'
  /** In the place of its preview, without scrolling again. */
  | 'replacePreview'
  | 'redirect'
  | 'reload'

type Transition = readonly [NavigationState, NavigationEffect]
type Transitions = Readonly<Record<NavigationEvent, Transition>>

const ends = { redirect: ['over', 'redirect'], leave: ['over', 'reload'], overtaken: ['over', 'nothing'] } as const
const shows = {
  ...ends,
  preview: ['previewed', 'showPreview'],
  page: ['over', 'showPage'],
  fault: ['over', 'showPage'],
} as const
const nothing = ['over', 'nothing'] as const

/** What each event does in each state of a navigation. */
export const navigationTable: Readonly<Record<NavigationState, Transitions>> = {
  preparing: { ...shows, late: ['pending', 'announcePending'] },
  pending: { ...shows, late: ['pending', 'nothing'] },
  previewed: {
    ...ends,
    late: ['previewed', 'nothing'],
    preview: ['previewed', 'nothing'],
    page: ['over', 'completePage'],
    fault: ['over', 'replacePreview'],
  },
  over: {
    late: nothing,
    preview: nothing,
    page: nothing,
    fault: nothing,
    redirect: nothing,
    leave: nothing,
    overtaken: nothing,
  },
}

/**
 * MF-4. How a page that failed is tried again: first within its document, unless its code hangs, then by a new one. If the site is
 * unreachable, a new document would be the browser's error page.
 */
export const nextTry = (failed: {
  tries: number
  isHanging: boolean
  isUnreachable: boolean
}): 'here' | 'newDocument' => ((failed.tries > 1 || failed.isHanging) && !failed.isUnreachable ? 'newDocument' : 'here')
