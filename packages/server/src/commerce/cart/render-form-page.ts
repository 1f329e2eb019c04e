import type { SubmittedForm } from '@vitrine/blocks'
import type { Message } from '@vitrine/model'
import { type AskedProduct, createFormBlock, getFormFields } from '../catalog/index.ts'
import { parsePostedValues } from '../../platform/form-values/parse-values.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { PageLanguage, PageServer } from '../../platform/http/page-server.ts'
import { page, type PageReply } from '../../platform/http/page.ts'
import type { Site } from '../../platform/http/site.ts'
import { getFieldMessages, toMessage } from '../../platform/http/translator.ts'
import type { Db } from '../../platform/db/db.ts'

/** The parts of a request that the page with the form of a product needs. */
export interface FormCall {
  readonly db: Db
  readonly site: Site
  readonly language: PageLanguage
  readonly nonce: string
  readonly localizePath: (path: `/${string}`) => `/${string}`
}

/** The form of a product, asked on a page of its own. */
interface FormPage {
  readonly asked: AskedProduct
  /** The option values of the variant; empty for a product without options. */
  readonly variant: string
  /** The path that it posts to. */
  readonly action: `/${string}`
  /** The path of the page before. */
  readonly backPath: `/${string}`
  readonly submit: Message
  readonly submitted?: SubmittedForm | undefined
}

/** Renders the page with the form of a product; with the status 400 if it was rejected. */
export async function renderFormPage(
  http: PageServer,
  { site, language, nonce, localizePath }: FormCall,
  { asked, variant, action, backPath, submit, submitted }: FormPage,
): Promise<PageReply> {
  const { title, form } = asked
  const block = createFormBlock(form, site.language)
  const data = { cartForm: { title, variant, backUrl: localizePath(backPath) } }
  const html = await http.website.renderSystemPage(site, 'cart-form', data, {
    nonce,
    language,
    form: { block, action: localizePath(action), submit, submitted },
  })
  return page(html, submitted?.alert ? 400 : 200)
}

/** Returns whether an error is about the answers to a form. */
export function isInvalidForm(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'forms.invalid'
}

/** Returns rejected answers with their errors; undefined for an error that is not about them. */
export function toSubmitted(
  form: AskedProduct['form'],
  posted: Readonly<Record<string, string>>,
  error: unknown,
): SubmittedForm | undefined {
  if (!isInvalidForm(error)) return undefined
  const values = parsePostedValues(getFormFields(form), posted)
  return { values, errors: getFieldMessages(error.errors), alert: toMessage(error) }
}
