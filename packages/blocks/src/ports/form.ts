import type { FormValues, SiteCaptcha, Message } from '@vitrine/model'

/** The state of a form on its page. */
export interface FormState {
  /** The URL that the form posts to. */
  readonly action: string
  /** The id that scripts send. */
  readonly id: string
  /** The submission that was rejected; undefined on pages that are not for one visitor. */
  readonly sent?: SubmittedForm | undefined
  /** Whether the submission was accepted and the message is shown instead of the form. */
  readonly isSent?: boolean | undefined
  /** The label of the button of a form without one of its own; the general one by default. */
  readonly submit?: Message | undefined
  /** The site's captcha; undefined if it has none. */
  readonly captcha?: FormCaptcha | undefined
}

export interface FormCaptcha extends SiteCaptcha {
  /** Whether the form is inside a popup. */
  readonly isInPopup: boolean
}

/** The values of a rejected submission and its errors. */
export interface SubmittedForm {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, Message>>
  /** The error of the form as a whole; absent where the values are only filled in. */
  readonly alert?: Message | undefined
}
