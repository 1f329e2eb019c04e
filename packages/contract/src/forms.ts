import { blockTypeCodes, formFields, type FormFieldType } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** A form is named by the document it stands in and its block: `<document>.<block>`. */
const formId = z.string().max(100)

/** What was filled in may be long; it is told apart from a mistake below. */
const MOST_FORM_BYTES = 512 * 1024
const MOST_FORM = 400_000

export const formSubmissionKey = defineRoute({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary: 'Begins a form: the key says when, and is sent with it. Brings the crumb.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'form-key',
  replies: {
    // Clients read it at the top, or below `data`.
    200: z.object({ key: z.string(), data: z.object({ key: z.string() }), crumb: z.string() }),
  },
})

export const saveFormSubmission = defineRoute({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary:
    'Sends a form. The same key again, with the same answers, is the same submission; `errors` say what is wrong by field.',
  access: 'anyone',
  limit: 'form',
  bodyLimit: MOST_FORM_BYTES,
  body: z.object({
    formId,
    key: z.string().max(200),
    /** JSON: values by the ids of the fields. */
    form: z.string().max(MOST_FORM),
    pageTitle: z.string().max(1_000).default(''),
    /** Its beginning says which language was read. */
    pagePath: z.string().max(2_000).default(''),
    /** Left empty by people, who do not see it. */
    website: z.string().max(1_000).default(''),
    /** What came of the captcha, where the form has one. */
    captchaKey: z.string().max(10_000).default(''),
  }),
  replies: {
    200: z.object({ success: z.literal(true) }),
    400: problemSchema,
    404: problemSchema,
  },
})

export const validateForm = defineRoute({
  method: 'POST',
  path: '/api/rest/forms/validate/{formId}',
  summary: 'Says what is wrong with which field, and keeps nothing.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'form-key',
  bodyLimit: MOST_FORM_BYTES,
  params: z.object({ formId }),
  query: z.object({ pagePath: z.string().max(2_000).default('') }),
  body: z.record(z.string(), z.unknown()),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})

// The keys of the table are the names.
const fieldTypes = Object.keys(formFields) as [FormFieldType, ...FormFieldType[]]

/** The shape of what is sent of a field: nothing, one text, its parts or choices in a list, an answer by question. */
const shape = z.enum(['none', 'text', 'list', 'map'])

/** What one kind of field is, wherever it is asked. */
const fieldSchema = z.object({
  type: z.enum(fieldTypes),
  /** What can be set of it. */
  properties: z.array(z.string()),
  value: shape,
  /** What the list holds, in this order; empty where it holds choices, or is none. */
  parts: z.array(z.string()),
})

export type FormFieldSchema = z.output<typeof fieldSchema>

export const formSchema = defineRoute({
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  summary: 'What forms are made of: each kind of field, what can be set of it, and how it is sent.',
  access: 'anyone',
  query: z.object({ type: z.literal(String(blockTypeCodes.form)) }),
  replies: {
    200: z.object({
      type: z.literal(blockTypeCodes.form),
      fields: z.array(fieldSchema),
      /** Characters, of any field. */
      maxLength: z.int(),
      /** The answers of a survey, with what is sent of each. */
      likert: z.record(z.string(), z.int()),
    }),
    400: problemSchema,
  },
})

/** A field as it was when it was filled in, and what was filled in. */
export const formAnswerSchema = z.object({
  id: z.string(),
  type: z.enum(fieldTypes),
  title: z.string(),
  /** One text, several parts or choices, or answers by question. */
  value: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
})

export type FormAnswer = z.output<typeof formAnswerSchema>

const status = z.enum(['received', 'spam'])

export const formSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.string(),
  /** As the owner called the form then. */
  formName: z.string(),
  status,
  /** Why it was taken for spam; null for what was not. */
  reason: z.string().nullable(),
  pagePath: z.string(),
  pageTitle: z.string(),
  locale: z.string(),
  answers: z.array(formAnswerSchema),
  createdAt: z.string(),
  /** When it is deleted; null for what is kept. */
  expiresAt: z.string().nullable(),
})

export type FormSubmission = z.output<typeof formSubmissionSchema>

/** Of one form or all; of those that say a word. */
const chosen = {
  formId: formId.optional(),
  status: status.default('received'),
  search: z.string().max(200).optional(),
}

export const listFormSubmissions = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions',
  summary: 'What visitors have sent, the newest first. Passwords are hidden.',
  access: 'forms.read',
  query: z.object({ ...chosen, cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      submissions: z.array(formSubmissionSchema),
      counts: z.record(status, z.int()),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const listForms = defineRoute({
  method: 'GET',
  path: '/api/studio/forms',
  summary: 'The forms of which something was sent, by their names, with how much.',
  access: 'forms.read',
  replies: {
    200: z.object({
      forms: z.array(z.object({ formId: z.string(), formName: z.string(), received: z.int() })),
    }),
  },
})

export const readFormSubmission = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions/{id}',
  summary: 'One submission, with everything that was filled in.',
  access: 'forms.read',
  params: z.object({ id: z.uuid() }),
  replies: { 200: formSubmissionSchema, 404: problemSchema },
})

const some = z.array(z.uuid()).min(1).max(100)

export const sortFormSubmissions = defineRoute({
  method: 'POST',
  path: '/api/studio/form-submissions/statuses',
  summary: 'Calls submissions spam, or takes that back.',
  access: 'forms.manage',
  body: z.object({ ids: some, status }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema },
})

export const deleteFormSubmissions = defineRoute({
  method: 'POST',
  path: '/api/studio/form-submissions/deletions',
  summary: 'Deletes submissions for good, with the letters that told of them.',
  access: 'forms.manage',
  body: z.object({ ids: some }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const exportFormSubmissions = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions/export',
  summary:
    'Submissions as CSV, the newest first, a column for each field. No cell is a formula, and no password is in it. What is more than some megabytes goes on by the cursor.',
  access: 'forms.read',
  query: z.object({ ...chosen, cursor: z.uuid().optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.uuid().nullable() }) },
})
