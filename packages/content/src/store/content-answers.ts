import { contentPage } from '@forecourt/contracts/endpoints/content'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { findContentPage } from './site-content.ts'

/** What the site's content answers, for the function and for pages. */
export const contentAnswers: readonly Answer[] = [
  answers(contentPage, ({ site, query }) => findContentPage(site, query)),
]
