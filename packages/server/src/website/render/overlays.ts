import { type Popup, richTextHtml } from '@vitrine/page'
import type { Content, Place } from './content.ts'
import { contentHtml } from './content-html.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { inLanguage } from './view/localized.ts'
import type { PublishedPage } from './view/published.ts'

/** For an overlay that says nothing of itself. */
const POPUP: Popup = { position: 'center-center', everyDays: 7, afterMs: 3_000, version: 1 }
const COOKIES = 'We would like to use cookies to count visits. Nothing is kept before you agree.'

/** What lies over a page, at its end: shown by scripts alone, and nothing without them. */
export function overlaysHtml(place: Place, content: Content): string {
  if (content.kind === 'system' && content.isBare) return ''
  const { popup, shell } = place
  return [
    ...(popup ? [popupHtml(place, popup)] : []),
    ...(shell.settings.cookieBanner.enabled ? [cookieBannerHtml(place)] : []),
  ].join('\n')
}

/** A dialog that is closed is not there for anybody. */
function popupHtml(place: Place, page: PublishedPage): string {
  const { position, everyDays, afterMs, afterScroll, version } = page.body.settings.popup ?? POPUP
  const when =
    afterScroll === undefined ? `after-ms="${afterMs ?? 0}"` : `after-scroll="${afterScroll}"`
  const title = escapeHtml(page.meta.title)
  return `<dialog class="sqs-popup-overlay" lang="${escapeHtml(page.locale)}" aria-label="${title}" data-position="${position}" data-version="${version}" data-every-days="${everyDays}" data-${when}>
<div class="sqs-popup-overlay-content"><form method="dialog"><button class="sqs-popup-overlay-close" aria-label="Close">×</button></form>
${contentHtml(place, page)}</div>
</dialog>`
}

function cookieBannerHtml(place: Place): string {
  const { text, acceptLabel, declineLabel } = place.shell.settings.cookieBanner
  const written = text[place.language.tag] ?? text[place.site.language]
  const html = written ? richTextHtml(written, { resolve: place.resolve }) : ''
  const label = (own: string, otherwise: string) => escapeHtml(own || otherwise)
  const accept = label(inLanguage(acceptLabel, place), 'Accept')
  const decline = label(inLanguage(declineLabel, place), 'Decline')
  return `<section class="sqs-cookie-banner" aria-label="Cookies" hidden>
<div class="sqs-cookie-banner-text">${html === '' ? `<p>${COOKIES}</p>` : html}</div>
<div class="sqs-cookie-banner-buttons"><button type="button" class="button sqs-button-element--primary" data-cookies="accept">${accept}</button> <button type="button" class="button sqs-button-element--quiet" data-cookies="decline">${decline}</button></div>
</section>`
}

/**
 * Where overlays lie, and enough of a look to be read by. It stands after the theme's styles, which win by
 * rules of more weight.
 */
export function overlaysCss(place: Place): string {
  const { popup, shell } = place
  return [
    popup ? POPUP_CSS : '',
    shell.settings.cookieBanner.enabled ? COOKIE_CSS : '',
    shell.settings.announcementBar.enabled ? ANNOUNCEMENT_CSS : '',
  ].join('')
}

const POPUP_CSS =
  '.sqs-popup-overlay{max-width:min(36rem,calc(100vw - 2rem));max-height:calc(100vh - 2rem);overflow:auto;overscroll-behavior:contain;border:0;padding:0;margin:auto}' +
  '.sqs-popup-overlay-content{position:relative;padding:2.5rem 1.5rem 1.5rem}' +
  '.sqs-popup-overlay::backdrop{background:rgb(0 0 0/.5)}' +
  '.sqs-popup-overlay[data-position^=top]{margin-block:1rem auto}' +
  '.sqs-popup-overlay[data-position^=bottom]{margin-block:auto 1rem}' +
  '.sqs-popup-overlay[data-position$=left]{margin-inline:1rem auto}' +
  '.sqs-popup-overlay[data-position$=right]{margin-inline:auto 1rem}' +
  '.sqs-popup-overlay-close{position:absolute;inset-block-start:0;inset-inline-end:0;min-width:44px;min-height:44px;font-size:1.5rem;line-height:1;background:none;border:0;color:inherit;cursor:pointer}' +
  '@media (prefers-reduced-motion:no-preference){.sqs-popup-overlay[open]{animation:sqs-popup-overlay .2s}@keyframes sqs-popup-overlay{from{opacity:0}}}'

const COOKIE_CSS =
  '.sqs-cookie-banner{position:fixed;inset-inline:0;inset-block-end:0;z-index:1000;max-height:50vh;overflow:auto;padding:1rem 1.5rem;background:#fff;color:#1a1a1a;border-block-start:1px solid}' +
  '.sqs-cookie-banner[hidden]{display:none}'

const ANNOUNCEMENT_CSS =
  '.sqs-announcement-bar{position:relative}.sqs-announcement-bar[hidden]{display:none}' +
  '.sqs-announcement-bar-close{position:absolute;inset-block:0;inset-inline-end:0;min-width:44px;font-size:1.25rem;background:none;border:0;color:inherit;cursor:pointer}'
