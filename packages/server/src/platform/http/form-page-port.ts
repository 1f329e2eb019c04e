import type { FormDefinition, SubmittedForm } from '@vitrine/blocks'
import type { CaptchaAction } from '@vitrine/model'
import type { Content } from '@vitrine/page'
import type { RequestContext } from './request-context.ts'
import type { Site } from './site.ts'

/** A form of a block, as visitors who may read its page see it. */
export interface PublishedForm extends FormDefinition {
  readonly formId: string
  /** The language that it is written in. */
  readonly locale: string
  /** The path of its page; null for a form that is on every page. */
  readonly path: string | null
  readonly pageTitle: string
  /** The URL that a submission redirects to; empty if the form shows a message instead. */
  readonly redirect: string
  readonly isInPopup: boolean
  /** The action that a captcha is solved for; undefined if the form has none. */
  readonly captchaAction: CaptchaAction | undefined
  readonly body: Content
}

/** The parts of a request that decide which pages its visitor may read. */
export type FormVisitor = Pick<
  RequestContext,
  'site' | 'cookies' | 'sessionCookie' | 'siteUserCookies'
>

/** The forms of the website, as the slices that receive submissions use them. */
export interface FormPagePort {
  /** Finds a form in the language of a tag; undefined if there is none that the visitor may see. */
  readonly findPublishedForm: (
    visitor: FormVisitor,
    address: { readonly formId: string; readonly tag: string },
  ) => Promise<PublishedForm | undefined>
  /** Renders a page with one form after its submission: with the errors, or with the thanks. */
  readonly renderFormPage: (
    site: Site,
    form: PublishedForm,
    options: {
      readonly submitted?: SubmittedForm
      readonly tag: string
      readonly nonce: string
    },
  ) => Promise<string>
}
