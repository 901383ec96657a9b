import { department } from '@forecourt/contracts/endpoints/forms'
import { departmentDetails } from '@forecourt/domain/leads/hours/department-details'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'

/** What forms need to know of a site, for the function and for pages. */
export const departmentAnswers: readonly Answer[] = [
  answers(department, async ({ site, params }) => departmentDetails(site, params.department, new Date())),
]
