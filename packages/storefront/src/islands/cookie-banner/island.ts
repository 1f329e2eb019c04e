import { COOKIE_ALLOWED, COOKIE_ALLOWED_MAX_AGE_S, COOKIES_DECIDED } from '@vitrine/model'

/** The controls that open the banner again: the button at the end of pages, and links of the owner. */
const SETTINGS = '[data-cookies=settings],a[href$="#cookie-settings"]'

/**
 * Shows the cookie banner to visitors who have not decided, and to those who want to change their decision. The decision
 * is stored in a cookie.
 */
export function mount(element: HTMLElement): void {
  element.hidden = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${COOKIE_ALLOWED}=`))
  let opener: Element | null = null
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element && event.target.closest(SETTINGS)
    if (!control) return
    event.preventDefault()
    opener = control
    element.hidden = false
    element.querySelector<HTMLElement>('[data-cookies]')?.focus()
  })
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookies]')
    if (!button) return
    const allowed = button.dataset['cookies'] === 'accept'
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${COOKIE_ALLOWED}=${allowed ? 1 : 0}; Max-Age=${COOKIE_ALLOWED_MAX_AGE_S}; Path=/; SameSite=Lax${secure}`
    if (!allowed) deleteVisits()
    recordAnswer(element, allowed)
    element.hidden = true
    const next =
      opener instanceof HTMLElement ? opener : document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
    document.dispatchEvent(new CustomEvent(COOKIES_DECIDED, { detail: { allowed } }))
  })
}

/** Deletes what the server recorded of a visitor who accepted before. The cookie itself is deleted later. */
function deleteVisits(): void {
  const visitorCookie = /(?:^|; )ss_cvr=([^;]+)/.exec(document.cookie)?.[1]
  if (visitorCookie !== undefined)
    navigator.sendBeacon('/api/census/delete-visitor', JSON.stringify({ visitorCookie }))
}

/** Reports the answer to the server, which logs it with the texts of the banner as the proof of consent. */
function recordAnswer({ dataset }: HTMLElement, accepted: boolean): void {
  const { wording, locale } = dataset
  if (wording !== undefined)
    navigator.sendBeacon(
      '/api/census/cookie-consent',
      JSON.stringify({ accepted, locale, wording }),
    )
}
