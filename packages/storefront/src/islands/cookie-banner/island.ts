import {
  AD_CONSENT_COOKIE,
  COOKIE_ALLOWED,
  COOKIE_ALLOWED_MAX_AGE_S,
  COOKIES_DECIDED,
} from '@vitrine/model'
import { readCookie } from '../../read-cookie.ts'

/** The controls that open the banner again: the button at the end of pages, and links of the owner. */
const SETTINGS = '[data-cookies=settings],a[href$="#cookie-settings"]'

/**
 * Shows the cookie banner to visitors who have not decided, and to those who want to change their decision. The decision
 * is stored in a cookie. Visitors who accepted before the site had its ad services are asked again.
 */
export function mount(element: HTMLElement): void {
  const services = getAdServices(element)
  const answer = readCookie(document.cookie, COOKIE_ALLOWED)
  const coversAds = readCookie(document.cookie, AD_CONSENT_COOKIE) === services
  const isAccepted = answer === '1' || answer === 'true'
  element.hidden = answer !== undefined && (!isAccepted || services === '' || coversAds)
  if (isAccepted && services !== '' && coversAds) loadAds()
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
    writeCookie(COOKIE_ALLOWED, allowed ? '1' : '0', COOKIE_ALLOWED_MAX_AGE_S)
    if (allowed && services !== '') {
      writeCookie(AD_CONSENT_COOKIE, services, COOKIE_ALLOWED_MAX_AGE_S)
      loadAds()
    } else writeCookie(AD_CONSENT_COOKIE, '', 0)
    if (!allowed) deleteVisits()
    recordAnswer(element, allowed)
    element.hidden = true
    const next =
      opener instanceof HTMLElement ? opener : document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
    document.dispatchEvent(new CustomEvent(COOKIES_DECIDED, { detail: { allowed } }))
  })
}

/** Returns the ad services that the banner names, joined by dots; empty if there are none for this visitor. */
function getAdServices({ dataset }: HTMLElement): string {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true ? '' : (dataset['ads'] ?? '')
}

/** Loads the script of ad pixels, which only visitors who accepted them need. */
function loadAds(): void {
  import('../../ads/watch-ads.ts').then(
    ({ watchAds }) => watchAds(),
    () => undefined,
  )
}

function writeCookie(name: string, value: string, maxAgeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${secure}`
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
