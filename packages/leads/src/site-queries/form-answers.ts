import { department, sentForm } from '@forecourt/contracts/endpoints/forms'
import { departmentDetails } from '@forecourt/domain/leads/hours/department-details'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { readSentMark } from '../sent-mark.ts'

/** What forms and the page that thanks need to know, for the function and for pages. */
export const formAnswers: readonly Answer[] = [
  answers(department, async ({ site, params }) => departmentDetails(site, params.department, new Date())),
  answers(sentForm, async ({ site, params }) => {
    const sent = readSentMark(await stageSecret('sent-marks'), site.slug, params.mark, new Date())
    if (!sent) throw new AppError('not_found')
    return sent
  }),
]
