import * as z from 'zod'
import { formId, formSubmissionSchema } from '../../forms.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { daySchema } from '../../values/day.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('forms')

const SUBMISSIONS = '/api/commerce/v1/form-submissions'
const limit = 'commerce-api'

/** A submission without what staff have done with it. */
export const apiFormSubmissionSchema = formSubmissionSchema.omit({ isRead: true, reason: true })

export const apiListFormSubmissions = defineRoute({
  method: 'GET',
  path: SUBMISSIONS,
  summary:
    'Lists form submissions that are no spam, page by page, newest first. Passwords are hidden.',
  access: 'forms:read',
  limit,
  query: z.object({
    limit: pageLimit,
    cursor: z.uuid().optional(),
    formId: formId.optional(),
    /** The first day, in the time zone of the site. */
    from: daySchema.optional(),
    /** The last day. */
    to: daySchema.optional(),
  }),
  replies: {
    200: z.object({ submissions: z.array(apiFormSubmissionSchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadFormSubmission = defineRoute({
  method: 'GET',
  path: `${SUBMISSIONS}/{id}`,
  summary: 'Returns a form submission that is no spam. Passwords are hidden.',
  access: 'forms:read',
  limit,
  params: z.object({ id: z.uuid() }),
  replies: { 200: apiFormSubmissionSchema, 404: problemSchema },
})
