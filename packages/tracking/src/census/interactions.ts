import { FORM_SUBMITTED, type shopEvents } from '@vitrine/model'
import { getPageContext, getPageFields } from '../page.ts'
import { send, sendJson } from '../send.ts'
import { getVisitorRecord } from '../visitor.ts'
import { isCounted } from './page-views.ts'

const BUTTON = 'a.sqs-block-button-element'
const FORM = 'form[data-form-id]'
const QUICK_VIEW = 'shop:quick-view' satisfies (typeof shopEvents)['quickView']
const POPUP = 'dialog.sqs-popup-overlay'

/**
 * Sends an event with the visitor's record and the page. Without a record there is none: these events are about
 * visitors, and page views are counted without them.
 */
function record(name: string, fields: object): void {
  const visitorCookie = getVisitorRecord()
  if (visitorCookie === '' || !isCounted()) return
  const { item, collection = {} } = getPageContext()
  sendJson(`/api/census/${name}`, {
    ...getPageFields(),
    ...fields,
    pageId: item?.id ?? collection.id,
    contentSource: item ? 'i' : 'c',
    pagePermissionTypeValue: collection.permissionType,
    visitorCookie,
  })
}

function getButtonFields(button: HTMLAnchorElement) {
  const { href, textContent } = button
  const destination = href.split(/[?#]/)[0]
  const blockId = button.closest('[id^=block-]')?.id.slice('block-'.length)
  return { blockId, label: textContent.trim().slice(0, 200), destination }
}

const getFormFields = (form: HTMLElement, action: 'render' | 'start') => ({
  formId: form.dataset['formId'] ?? '',
  action,
})

/** Records buttons and forms when they are first seen. */
export function watchRenders(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || getVisitorRecord() === '') continue
      observer.unobserve(target)
      if (target instanceof HTMLAnchorElement) record('button-render', getButtonFields(target))
      else if (target instanceof HTMLElement) record('form-render', getFormFields(target, 'render'))
    }
  })
  for (const element of document.querySelectorAll(`${BUTTON},${FORM}`)) observer.observe(element)
}

/** Records clicks on buttons, the beginning of forms, overlays and quick views. */
export function watchInteractions(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLAnchorElement>(BUTTON)
    if (button) record('button-click', getButtonFields(button))
  })
  const started = new WeakSet<Element>()
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLElement>(FORM)
    if (!form || started.has(form)) return
    started.add(form)
    record('form-render', getFormFields(form, 'start'))
  })
  document.addEventListener(QUICK_VIEW, ({ detail }: CustomEventInit<{ itemId: string }>) => {
    const id = detail?.itemId ?? ''
    if (getVisitorRecord() !== '' && isCounted() && id !== '')
      send(`/api/census/RecordQuickView/${encodeURIComponent(id)}`)
  })
  const popup = document.querySelector<HTMLDialogElement>(POPUP)
  if (popup) watchPopup(popup)
}

function watchPopup(popup: HTMLDialogElement): void {
  const overlayId = popup.ariaLabel?.slice(0, 100)
  const recordAction = (action: string) => record('overlay', { overlayId, action })
  // The event "toggle" of dialogs is younger than this attribute.
  const observer = new MutationObserver(() => recordAction(popup.open ? 'shown' : 'closed'))
  observer.observe(popup, { attributes: true, attributeFilter: ['open'] })
  if (popup.open) recordAction('shown')
  popup.addEventListener(FORM_SUBMITTED, () => recordAction('submitted'))
}
