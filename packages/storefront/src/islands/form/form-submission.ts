import type { BodyInput, formSubmissionKey, saveFormSubmission } from '@vitrine/contract'
import { MIN_FORM_DURATION_MS } from '@vitrine/model'
import { callApi, RequestError, NetworkError } from '../../call-api.ts'
import { t } from '../../form/translate.ts'

/** The data of a submission. */
interface SubmissionData {
  /** The values by field id, as JSON. */
  readonly form: string
  readonly website: string
  readonly captchaKey: string
}

interface SubmissionKey {
  readonly key: string
  /** The time the key was received, in ms since 1970; later than the time the server issued it. */
  readonly at: number
}

/** Sends the body of a submission; throws `RequestError`. */
type SendSubmission = (body: SubmissionBody) => Promise<unknown>

type SubmissionBody = BodyInput<typeof saveFormSubmission>

/**
 * Sends one form once: all attempts at the same answers use the same submission key, which also proves when the
 * form was started. Throws `RequestError`.
 */
export class FormSubmission {
  readonly #formId: string
  readonly #send: SendSubmission
  #submissionKey: Promise<SubmissionKey> | undefined
  /** The answers of the last attempt without a response, which may have been stored. */
  #unanswered: string | undefined

  constructor(formId: string, send: SendSubmission = sendJson) {
    this.#formId = formId
    this.#send = send
  }

  /** Fetches the submission key when the visitor focuses the form; before that no request is sent and no cookie set. */
  begin(): Promise<SubmissionKey> {
    if (this.#submissionKey) return this.#submissionKey
    const starting = callApi<typeof formSubmissionKey>('POST', '/api/form/FormSubmissionKey').then(
      ({ key }) => ({ key, at: Date.now() }),
    )
    starting.catch(() => {
      if (this.#submissionKey === starting) this.#submissionKey = undefined
    })
    return (this.#submissionKey = starting)
  }

  async send(data: SubmissionData): Promise<void> {
    const { form } = data
    if (this.#unanswered !== undefined && this.#unanswered !== form) this.#submissionKey = undefined
    this.#unanswered = undefined
    try {
      await this.#save(data)
    } catch (error) {
      // The key expires after a day.
      if (!(error instanceof RequestError) || error.code !== 'forms.staleKey') throw error
      this.#submissionKey = undefined
      await this.#save(data)
    }
  }

  async #save(data: SubmissionData): Promise<void> {
    const { key, at } = await this.begin().catch((error: unknown) => {
      if (error instanceof NetworkError || (error instanceof RequestError && error.status === 429))
        throw error
      throw new RequestError(t('forms.noKey'), { cause: error })
    })
    // Earlier submissions count as spam.
    const waitMs = at + MIN_FORM_DURATION_MS - Date.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    try {
      await this.#send({
        formId: this.#formId,
        key,
        ...data,
        pageTitle: document.title,
        pagePath: location.pathname,
      })
    } catch (error) {
      if (error instanceof NetworkError) this.#unanswered = data.form
      throw error
    }
  }
}

function sendJson(body: SubmissionBody): Promise<unknown> {
  return callApi<typeof saveFormSubmission>('POST', '/api/form/SaveFormSubmission', body)
}
