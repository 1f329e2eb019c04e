import { FORM_SUBMITTED, getFormFailureMessage } from '@vitrine/model'
import { RequestError, NetworkError } from '../../call-api.ts'
import { createFormCaptcha } from './form-captcha.ts'
import { addCounter } from '../../form/counter.ts'
import { updateCorrectedError, showErrors } from '../../form/field-errors.ts'
import { type FormItem, readFormItems } from '../../form/form-items.ts'
import { t } from '../../form/translate.ts'
import { readValidValues } from '../../form/validate-items.ts'
import { FormSubmission } from './form-submission.ts'

/**
 * Takes over a form: validates and sends it without leaving the page.
 *
 * @see storefront spec §4 "Site form submission", §5 "Site forms", §8 "Site form submit"
 */
export function mount(form: HTMLElement): void {
  const formId = form.dataset['formId']
  if (!(form instanceof HTMLFormElement) || !formId) return
  const items = readFormItems(form)
  const parts = loadParts(form, items)
  const { files } = parts
  const submission = new FormSubmission(
    formId,
    files ? async (body) => (await files)(body) : undefined,
  )
  const captcha = createFormCaptcha(form, formId)
  // The browser's own messages would replace the specified ones.
  form.noValidate = true
  for (const item of items) {
    fillFromQuery(item)
    addCounter(item)
    item.element.addEventListener('input', () => updateCorrectedError(item))
  }
  form.addEventListener('focusin', () => void submission.begin())
  // The focus may have caused this script to load.
  if (form.contains(document.activeElement)) void submission.begin()
  form.addEventListener('submit', (event) => {
    if (parts.isPlain()) return
    event.preventDefault()
    // A form is busy until the response arrives.
    if (form.hasAttribute('aria-busy')) return
    const values = readValidValues(form, items)
    if (!values) return
    const unlock = lock(form)
    const website = form.querySelector<HTMLInputElement>('.form-trap input')?.value ?? ''
    const showFailure = (error: unknown) => {
      unlock()
      // A field may have the name of the method.
      if (parts.isPlain()) return HTMLFormElement.prototype.submit.call(form)
      showErrors(form, items, toFormErrors(error))
    }
    captcha.key().then(
      (captchaKey) =>
        submission.send({ form: JSON.stringify(values), website, captchaKey }).then(
          () => showSuccess(form),
          (error: unknown) => {
            // Last: a form that waits for a solution cannot be sent, which the unlocked one can.
            showFailure(error)
            captcha.reset()
          },
        ),
      showFailure,
    )
  })
}

/** Loads the scripts that this form alone needs. Without one of them, it is sent as it is without any script. */
function loadParts(form: HTMLFormElement, items: readonly FormItem[]) {
  let isPlain = false
  const keepPlain = () => {
    isPlain = true
    form.noValidate = false
  }
  const files =
    form.querySelector('[type=file]') &&
    import('../../form/file-fields.ts').then((script) => script.followFiles(form))
  files?.catch(keepPlain)
  if (form.querySelector('[data-shown-for],.form-step'))
    import('../../form/follow-fields.ts').then(
      (script) => script.followFields(form, items),
      () => {
        keepPlain()
        for (const each of form.querySelectorAll('.is-later,.unasked'))
          each.classList.remove('is-later', 'unasked')
      },
    )
  return { files, isPlain: () => isPlain }
}

/** Fills a hidden field from the query parameter of the page that it names. */
function fillFromQuery({ controls: [control] }: FormItem): void {
  const key = control?.dataset['key']
  if (!control || !key) return
  control.value = new URLSearchParams(location.search).get(key) ?? control.value
}

/** Locks the form until the response arrives. Returns a function that unlocks it. */
function lock(form: HTMLFormElement): () => void {
  const input = form.querySelector<HTMLInputElement>('input[type=submit]')
  const label = form.querySelector('.newsletter-form-button-label')
  const [value, text] = [input?.value ?? '', label?.textContent ?? '']
  const button = input ?? form.querySelector('button[type=submit]')
  const setLabels = (ofInput: string, ofLabel: string) => {
    if (input) input.value = ofInput
    if (label) label.textContent = ofLabel
  }
  const saving = t('forms.saving')
  const wasDisabled = button?.hasAttribute('aria-disabled')
  form.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  setLabels(saving, saving)
  return () => {
    form.removeAttribute('aria-busy')
    if (!wasDisabled) button?.removeAttribute('aria-disabled')
    setLabels(value, text)
  }
}

function showSuccess(form: HTMLFormElement): void {
  form.dispatchEvent(new CustomEvent(FORM_SUBMITTED, { bubbles: true }))
  const redirect = form.dataset['successRedirect']
  if (redirect) return location.assign(redirect)
  const find = (name: string) =>
    form.parentElement?.querySelector<HTMLElement>(`.form-submission-${name}`)
  const html = find('html')
  if (html)
    void import('../../form/submission-html.ts').then((script) => script.showSubmissionHtml(html))
  const confirmation = find('text')
  form.hidden = true
  if (!confirmation) return
  confirmation.hidden = false
  confirmation.classList.remove('hidden')
  confirmation.focus()
}

function toFormErrors(error: unknown) {
  if (!(error instanceof RequestError)) {
    const alert = error instanceof NetworkError ? error.message : t('forms.unknownError')
    return { errors: {}, alert }
  }
  const { errors = {}, message, status = 400, isUnexplained } = error
  const failure = getFormFailureMessage(status)
  // The generic message means nothing to visitors of a form.
  const text = isUnexplained ? t('forms.unknownError') : message
  return { errors, alert: failure ? t(failure) : text }
}
