import { COOKIE_ALLOWED, COOKIE_ALLOWED_MAX_AGE_S, COOKIES_DECIDED } from '@vitrine/model'

/** Shows the cookie banner to visitors who have not decided, and stores their decision in a cookie. */
export function mount(element: HTMLElement): void {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE_ALLOWED}=`))) return
  element.hidden = false
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookies]')
    if (!button) return
    const allowed = button.dataset['cookies'] === 'accept'
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${COOKIE_ALLOWED}=${allowed ? 1 : 0}; Max-Age=${COOKIE_ALLOWED_MAX_AGE_S}; Path=/; SameSite=Lax${secure}`
    element.hidden = true
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    document.dispatchEvent(new CustomEvent(COOKIES_DECIDED, { detail: { allowed } }))
  })
}
