import { cartMessages, requestMessages } from '@vitrine/model'
import { RequestError } from '../call-api.ts'
import { createPageTranslate } from '../translate.ts'
import { trapFocus } from '../ui/trap-focus.ts'
import { addCounter } from './counter.ts'
import { showErrors, updateCorrectedError } from './field-errors.ts'
import { readFormItems } from './form-items.ts'
import { readValidValues } from './validate-items.ts'

const t = createPageTranslate({ ...cartMessages, ...requestMessages })

export interface FormDialogOptions {
  /** The URL of the page that shows the form without scripts. */
  readonly url: string
  /** Sends the values by field, as JSON. Errors of fields are shown in the form. */
  readonly send: (values: string) => Promise<void>
}

/**
 * Shows the form of a product in a modal dialog. Resolves to whether it was sent, once it is closed. Rejects with a
 * `RequestError` of the code `cart.unableToOpenForm` if the form cannot be loaded, and with the errors of `send` that are not about fields.
 */
export async function openFormDialog({ url, send }: FormDialogOptions): Promise<boolean> {
  const page = await loadFormPage(url)
  const dialog = createDialog(page)
  document.body.append(dialog)
  dialog.showModal()
  try {
    return await new Promise<boolean>((resolve, reject) => {
      dialog.addEventListener('close', () => resolve(dialog.returnValue === SENT))
      handleSubmit(dialog, page.form, { send, onError: reject })
    })
  } finally {
    dialog.close()
    dialog.remove()
  }
}

const SENT = 'sent'

interface FormPage {
  readonly title: string
  readonly form: HTMLFormElement
  /** The styles of its fields, which the page may not have yet. */
  readonly styles: readonly Element[]
}

async function loadFormPage(url: string): Promise<FormPage> {
  const fail = (message: string, cause?: unknown) =>
    new RequestError(message, { code: 'cart.unableToOpenForm', cause })
  const response = await fetch(url).catch((cause: unknown) => {
    throw fail(t('requests.offline'), cause)
  })
  const html = await response.text().catch((cause: unknown) => {
    throw fail(t('requests.offline'), cause)
  })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const form = page.querySelector<HTMLFormElement>('.cart-form-page form')
  if (!form) throw fail(t('requests.tryAgain'))
  const title = page.querySelector('.cart-form-title')?.textContent ?? ''
  const styles = page.querySelectorAll('head style:not([data-theme-styles],[data-site-styles])')
  return { title, form, styles: [...styles] }
}

function createDialog({ title, form, styles }: FormPage): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-alert sqs-form-dialog'
  dialog.setAttribute('aria-labelledby', 'sqs-form-dialog-title')
  const heading = document.createElement('h2')
  heading.className = 'sqs-alert-title'
  heading.id = 'sqs-form-dialog-title'
  heading.textContent = title
  const wrapper = document.createElement('div')
  wrapper.className = 'form-wrapper'
  wrapper.append(form)
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.className = 'text-button sqs-form-dialog-cancel'
  cancel.textContent = t('cart.cancelForm')
  cancel.addEventListener('click', () => dialog.close())
  dialog.append(...styles, heading, wrapper, cancel)
  trapFocus(dialog)
  return dialog
}

function handleSubmit(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  {
    send,
    onError,
  }: Pick<FormDialogOptions, 'send'> & { readonly onError: (error: unknown) => void },
): void {
  const items = readFormItems(form)
  // The browser's own messages would replace the specified ones.
  form.noValidate = true
  for (const item of items) {
    addCounter(item)
    item.element.addEventListener('input', () => updateCorrectedError(item))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const values = readValidValues(form, items)
    if (!values) return
    form.ariaBusy = 'true'
    send(JSON.stringify(values)).then(
      () => dialog.close(SENT),
      (error: unknown) => {
        form.ariaBusy = 'false'
        const isAboutFields = error instanceof RequestError && error.errors !== undefined
        if (!isAboutFields) return onError(error)
        showErrors(form, items, { errors: error.errors ?? {}, alert: error.message })
      },
    )
  })
}
