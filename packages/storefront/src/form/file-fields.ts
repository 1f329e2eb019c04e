import type { BodyInput, saveFormSubmission } from '@vitrine/contract'
import {
  BYTES_PER_MB,
  checkAllFormFiles,
  checkFormFiles,
  CRUMB_HEADER,
  cookieNames,
  type FormFileMessage,
  formFileMessages,
  requestMessages,
} from '@vitrine/model'
import { NetworkError } from '../call-api.ts'
import { getPageLanguage } from '../page-context.ts'
import { readCookie } from '../read-cookie.ts'
import { sendRequest } from '../send-request.ts'
import { createPageTranslate } from '../translate.ts'

const t = createPageTranslate({ ...formFileMessages, ...requestMessages })

type SubmissionBody = BodyInput<typeof saveFormSubmission>

/** A field that takes files, and what the visitor has added to it. */
interface FileField {
  readonly input: HTMLInputElement
  readonly list: HTMLUListElement
  readonly status: HTMLElement
  files: readonly File[]
}

/**
 * Lists the files that visitors add to a form, each with a button to remove it, and keeps out those over a limit.
 * Returns the function that sends the form with them and shows how far it is.
 */
export function followFiles(form: HTMLFormElement): (body: SubmissionBody) => Promise<unknown> {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=file]')
  const fields = [...inputs].map(createField)
  for (const field of fields) {
    // What was chosen before this script loaded.
    addFiles(field, fields)
    field.input.addEventListener('change', () => addFiles(field, fields))
  }
  return (body) => send(form, fields, body)
}

function createField(input: HTMLInputElement): FileField {
  const list = document.createElement('ul')
  list.className = 'chosen-files'
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'file-refused'
  input.after(status, list)
  return { input, list, status, files: [] }
}

/** Adds what the visitor has chosen, and says which files were refused, and why. */
function addFiles(field: FileField, fields: readonly FileField[]): void {
  const { input, status } = field
  const { maxFiles = '', maxBytes = '' } = input.dataset
  const rule = { accepts: 'any', maxFiles: Number(maxFiles), maxBytes: Number(maxBytes) } as const
  const chosen = [...(input.files ?? [])]
  const before = rule.maxFiles > 1 ? field.files : []
  const refused: string[] = []
  field.files = before
  for (const file of chosen) {
    if (before.some((other) => isSame(file, other))) continue
    const all = fields.flatMap((each) => each.files)
    const error =
      checkFormFiles(rule, getSizes([...field.files, file])) ??
      checkAllFormFiles(getSizes([...all, file]))
    if (error) refused.push(describeRefused(file, error))
    else field.files = [...field.files, file]
  }
  status.textContent = refused.join(' ')
  show(field)
}

function describeRefused({ name }: File, error: FormFileMessage): string {
  return t('formFiles.refused', { name, reason: t(error) })
}

function getSizes(files: readonly File[]): readonly number[] {
  return files.map(({ size }) => size)
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}

/** Gives the input the files of its field, and lists them. */
function show(field: FileField): void {
  const { input, list, files } = field
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  list.replaceChildren(
    ...files.map((file) => {
      const entry = document.createElement('li')
      const name = document.createElement('bdi')
      name.textContent = `${file.name} (${formatSize(file.size)})`
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = '×'
      button.setAttribute('aria-label', t('formFiles.remove', { name: file.name }))
      button.addEventListener('click', () => {
        field.files = files.filter((other) => other !== file)
        field.status.textContent = ''
        show(field)
        input.focus()
      })
      entry.append(name, button)
      return entry
    }),
  )
}

function formatSize(bytes: number): string {
  const number = new Intl.NumberFormat(getPageLanguage(), { maximumFractionDigits: 1 })
  return `${number.format(Math.max(0.1, bytes / BYTES_PER_MB))} MB`
}

async function send(
  form: HTMLFormElement,
  fields: readonly FileField[],
  { formId, ...body }: SubmissionBody,
): Promise<unknown> {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) data.append(name, String(value))
  for (const { input, files } of fields)
    if (!input.closest('.unasked')) for (const file of files) data.append(input.name, file)
  const query = new URLSearchParams({ pagePath: body.pagePath ?? '' })
  const progress = showProgress(form)
  try {
    return await sendRequest({
      method: 'POST',
      path: `/api/form/SaveFormSubmission/${formId}?${query}`,
      crumb: readCookie(document.cookie, cookieNames.crumb),
      cookieEnabled: navigator.cookieEnabled,
      fetch: ({ path, crumb }) => upload(path, { data, crumb, onProgress: progress.update }),
    })
  } finally {
    progress.element.remove()
  }
}

/** Shows a progress bar above the button. */
function showProgress(form: HTMLFormElement) {
  const element = document.createElement('div')
  element.className = 'sending'
  const words = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = 1
  const format = new Intl.NumberFormat(getPageLanguage(), { style: 'percent' })
  const update = (share: number) => {
    bar.value = share
    words.textContent = t('formFiles.sending', { percent: format.format(share) })
    bar.setAttribute('aria-label', words.textContent)
  }
  update(0)
  element.append(words, bar)
  form.querySelector('.form-button-wrapper')?.before(element)
  return { element, update }
}

/** Posts a form and reports the share that has been sent, which `fetch` does not. */
function upload(
  path: string,
  given: {
    readonly data: FormData
    readonly crumb: string | undefined
    readonly onProgress: (share: number) => void
  },
): Promise<Response> {
  const { data, crumb, onProgress } = given
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    if (crumb !== undefined) request.setRequestHeader(CRUMB_HEADER, crumb)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () =>
      done(new Response(request.responseText, { status: request.status })),
    )
    const fail = () => failed(new NetworkError(t('requests.offline')))
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail)
    request.send(data)
  })
}
