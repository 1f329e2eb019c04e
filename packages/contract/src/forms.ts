import { blockTypeCodes, formFields, type FormFieldType } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'
import { daySchema } from './values/day.ts'

const defineRoute = createRouteFactory('forms')

/** The id of a form: its document and its block, `<document>.<block>`. */
export const formId = z.string().max(100)

/** The maximum size of a form request in bytes; long answers get their own error. */
const MAX_FORM_BYTES = 512 * 1024
const MAX_FORM_CHARACTERS = 400_000

export const formSubmissionKey = defineRoute({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary:
    'Creates a submission key, which proves when the form was started. Returns the CSRF token too.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'form-key',
  replies: {
    // Clients read the key at the top level or in `data`.
    200: z.object({ key: z.string(), data: z.object({ key: z.string() }), crumb: z.string() }),
  },
})

export const saveFormSubmission = defineRoute({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary:
    'Sends a form. The same key with the same answers is the same submission; `errors` has the messages by field.',
  access: 'anyone',
  limit: 'form',
  bodyLimit: MAX_FORM_BYTES,
  body: z.object({
    formId,
    key: z.string().max(200),
    /** The values by field id, as JSON. */
    form: z.string().max(MAX_FORM_CHARACTERS),
    pageTitle: z.string().max(1_000).default(''),
    /** The path of the page, which determines the language. */
    pagePath: z.string().max(2_000).default(''),
    /** A hidden field that people leave empty. */
    website: z.string().max(1_000).default(''),
    /** The captcha solution, if the form has a captcha. */
    captchaKey: z.string().max(10_000).default(''),
  }),
  replies: {
    200: z.object({ success: z.literal(true) }),
    400: problemSchema,
    404: problemSchema,
  },
})

export const saveFormSubmissionWithFiles = defineRoute({
  method: 'POST',
  path: '/api/form/SaveFormSubmission/{formId}',
  summary:
    'Sends a form with files as multipart/form-data: the fields of SaveFormSubmission, and each file under the id of its field. Up to 25 MB in all, within 15 minutes.',
  access: 'anyone',
  encoding: 'files',
  limit: 'form',
  params: z.object({ formId }),
  query: z.object({ pagePath: z.string().max(2_000).default('') }),
  replies: {
    200: z.object({ success: z.literal(true) }),
    400: problemSchema,
    404: problemSchema,
    408: problemSchema,
    413: problemSchema,
  },
})

export const validateForm = defineRoute({
  method: 'POST',
  path: '/api/rest/forms/validate/{formId}',
  summary: 'Validates a form and returns the errors by field, without saving it.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'form-key',
  bodyLimit: MAX_FORM_BYTES,
  params: z.object({ formId }),
  query: z.object({ pagePath: z.string().max(2_000).default('') }),
  body: z.record(z.string(), z.unknown()),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})

// The keys of the table are the field types.
const fieldTypes = Object.keys(formFields) as [FormFieldType, ...FormFieldType[]]

/** The shape of a field's value: none, one text, a list of parts or choices, or a map of answers by question. */
const shape = z.enum(['none', 'text', 'list', 'map'])

/** A field type with its properties and value shape. */
const fieldSchema = z.object({
  type: z.enum(fieldTypes),
  /** The editable properties. */
  properties: z.array(z.string()),
  value: shape,
  /** The parts of a multi-part value in their order; empty for other fields. */
  parts: z.array(z.string()),
})

export type FormFieldSchema = z.output<typeof fieldSchema>

export const formSchema = defineRoute({
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  summary: 'Returns the field types of forms with their properties and value shapes.',
  access: 'anyone',
  query: z.object({ type: z.literal(String(blockTypeCodes.form)) }),
  replies: {
    200: z.object({
      type: z.literal(blockTypeCodes.form),
      fields: z.array(fieldSchema),
      /** The maximum number of characters of any field. */
      maxLength: z.int(),
      /** The answers of a survey with their values. */
      likert: z.record(z.string(), z.int()),
    }),
    400: problemSchema,
  },
})

/** A submitted value with its field as it was then. */
export const formAnswerSchema = z.object({
  id: z.string(),
  type: z.enum(fieldTypes),
  title: z.string(),
  /** One text; a list of parts, choices or names of files; or answers by question. */
  value: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]),
})

export type FormAnswer = z.output<typeof formAnswerSchema>

const status = z.enum(['received', 'spam'])

/** A file of a submission. Its URL needs the same access as the submission. */
export const formFileSchema = z.object({
  id: z.uuid(),
  /** The field that it was added to. */
  fieldId: z.string(),
  filename: z.string(),
  /** The type, detected by content. */
  contentType: z.string(),
  byteSize: z.int(),
  url: z.string(),
})

export type FormFile = z.output<typeof formFileSchema>

export const formSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.string(),
  /** The name of the form at the time of the submission. */
  formName: z.string(),
  status,
  /** Whether staff have read it. */
  isRead: z.boolean(),
  /** The reason why it counts as spam; null if it does not. */
  reason: z.string().nullable(),
  pagePath: z.string(),
  pageTitle: z.string(),
  locale: z.string(),
  /** The answers, each with its text; empty without an answer. */
  answers: z.array(formAnswerSchema.extend({ text: z.string() })),
  /** The files, in the order in which they were sent. */
  files: z.array(formFileSchema),
  /** The text of the disclaimer that the form showed; empty without one. */
  disclaimer: z.string(),
  createdAt: z.string(),
  /** The time of automatic deletion; null if there is none. */
  expiresAt: z.string().nullable(),
})

export type FormSubmission = z.output<typeof formSubmissionSchema>

/** The lists of submissions: all that are no spam, the unread of them, or the spam. */
const list = z.enum(['received', 'unread', 'spam'])

/** The filter for submissions by form, list, text and day. */
const submissionFilter = {
  formId: formId.optional(),
  status: list.default('received'),
  search: z.string().max(200).optional(),
  /** The first day, in the time zone of the site. */
  from: daySchema.optional(),
  /** The last day. */
  to: daySchema.optional(),
}

export const listFormSubmissions = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions',
  summary: 'Lists form submissions, newest first. Passwords are hidden.',
  access: 'forms.read',
  query: z.object({ ...submissionFilter, cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      submissions: z.array(formSubmissionSchema),
      /** The number in each list that matches the other filters. */
      counts: z.record(list, z.int()),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

export const siteFormSchema = z.object({
  formId: z.string(),
  formName: z.string(),
  /** The published page or item with the form; null if there is none. */
  documentId: z.uuid().nullable(),
  /** The title of the page, or of the page of the last submission. */
  pageTitle: z.string(),
  /** The path of that page; empty if it has none. */
  pagePath: z.string(),
  /** The number of submissions that are no spam. */
  received: z.int(),
  /** The number of those that staff have not read. */
  unread: z.int(),
  /** The time of the last submission; null if there is none. */
  lastAt: z.string().nullable(),
})

export type SiteForm = z.output<typeof siteFormSchema>

export const listForms = defineRoute({
  method: 'GET',
  path: '/api/studio/forms',
  summary:
    'Lists the forms of published pages and those that have submissions, with the number of submissions.',
  access: 'forms.read',
  replies: { 200: z.object({ forms: z.array(siteFormSchema) }) },
})

export const readFormSubmission = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions/{id}',
  summary: 'Returns a submission with all its values.',
  access: 'forms.read',
  params: z.object({ id: z.uuid() }),
  replies: { 200: formSubmissionSchema, 404: problemSchema },
})

const ids = z.array(z.uuid()).min(1).max(100)

export const sortFormSubmissions = defineRoute({
  method: 'POST',
  path: '/api/studio/form-submissions/statuses',
  summary: 'Marks submissions as spam or not spam.',
  access: 'forms.manage',
  body: z.object({ ids: ids, status }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema },
})

export const markFormSubmissions = defineRoute({
  method: 'POST',
  path: '/api/studio/form-submissions/marks',
  summary: 'Marks submissions as read or unread.',
  access: 'forms.read',
  body: z.object({ ids: ids, isRead: z.boolean() }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema },
  changesNothing: true,
})

export const deleteFormSubmissions = defineRoute({
  method: 'POST',
  path: '/api/studio/form-submissions/deletions',
  summary: 'Permanently deletes submissions with their notification emails.',
  access: 'forms.manage',
  body: z.object({ ids: ids }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const exportFormSubmissions = defineRoute({
  method: 'GET',
  path: '/api/studio/form-submissions/export',
  summary:
    'Exports submissions as CSV, newest first, with a column for each field. Formulas are escaped and passwords omitted. Large exports continue by cursor.',
  access: 'forms.read',
  query: z.object({ ...submissionFilter, cursor: z.uuid().optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.uuid().nullable() }) },
})
