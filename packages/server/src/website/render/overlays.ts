import { getTranslate } from '@vitrine/model'
import { defaultPopup, renderRichText } from '@vitrine/page'
import { renderContent } from '../block-content/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import type { PublishedPage } from '../site-shell/index.ts'
import { formatPageUrl } from '../site-shell/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { getCookieBanner, type ShownBanner } from './cookie-banner.ts'

/** Renders the overlays at the end of a page, which only scripts show. */
export function renderOverlays(context: RenderContext, content: PageContent): string {
  if (content.kind === 'system' && content.isBare) return ''
  const { popup } = context
  const banner = getCookieBanner(context)
  return [
    ...(popup ? [renderPopup(context, popup)] : []),
    ...(banner ? [renderCookieBanner(context, banner)] : []),
  ].join('\n')
}

/** Returns the styles that show the content of a popup in its box, at its position on a page of its own. */
export function getPopupPageCss(): string {
  return (
    POPUP_BOX_CSS +
    'body{display:flex;min-height:100vh;margin:0;background:rgb(128 128 128/.5)}' +
    'body main.sqs-popup-overlay{display:block;flex:none;min-height:0;padding:2.5rem 1.5rem 1.5rem}'
  )
}

/** Renders the popup as a closed dialog. */
function renderPopup(context: RenderContext, page: PublishedPage): string {
  const { position, everyDays, afterMs, afterScroll, version } =
    page.body.settings.popup ?? defaultPopup
  const trigger =
    afterScroll === undefined ? `after-ms="${afterMs ?? 0}"` : `after-scroll="${afterScroll}"`
  const title = escapeHtml(page.meta.title)
  const close = escapeHtml(getMessages(context)('gallery.close'))
  return `<dialog class="sqs-popup-overlay" lang="${escapeHtml(page.locale)}" aria-label="${title}" data-position="${position}" data-version="${version}" data-every-days="${everyDays}" data-${trigger}>
<div class="sqs-popup-overlay-content"><form method="dialog"><button class="sqs-popup-overlay-close" aria-label="${close}">×</button></form>
${renderContent(context, page)}</div>
</dialog>`
}

function renderCookieBanner(context: RenderContext, shown: ShownBanner): string {
  const { banner, adServices, adNote } = shown
  const { text } = context.shell.settings.cookieBanner
  const translate = getMessages(context)
  const richText = text[context.language.tag] ?? text[context.site.language]
  const own = richText ? renderRichText(richText, { resolve: context.resolve }) : ''
  const note = adNote === '' ? '' : `<p>${escapeHtml(adNote)}</p>`
  const html = own === '' ? `<p>${escapeHtml(banner.text)}</p>` : own + note
  const ads = adServices.length === 0 ? '' : ` data-ads="${adServices.join('.')}"`
  const collected = escapeHtml(formatPageUrl(context.shell, 'collected-data'))
  return `<section class="sqs-cookie-banner" aria-label="${escapeHtml(translate('cookiesLabel'))}" data-wording="${banner.id}" data-locale="${escapeHtml(banner.locale)}"${ads} hidden>
<div class="sqs-cookie-banner-text">${html}
<p><a href="${collected}">${escapeHtml(translate('collectedData.link'))}</a></p></div>
<div class="sqs-cookie-banner-buttons"><button type="button" class="button sqs-button-element--primary" data-cookies="accept">${escapeHtml(banner.acceptLabel)}</button> <button type="button" class="button sqs-button-element--quiet" data-cookies="decline">${escapeHtml(banner.declineLabel)}</button></div>
</section>
<p class="sqs-cookie-settings"><button type="button" class="sqs-cookie-settings-button" data-cookies="settings">${escapeHtml(translate('cookiesSettings'))}</button></p>`
}

function getMessages({ translate }: RenderContext) {
  return translate ?? getTranslate('en')
}

/**
 * Returns the layout of overlays and a readable default look. It comes after the styles of the
 * theme, which win by specificity.
 */
export function getOverlaysCss(context: RenderContext): string {
  const { popup, shell } = context
  return [
    popup ? POPUP_CSS : '',
    shell.settings.cookieBanner.enabled ? COOKIE_CSS : '',
    shell.settings.announcementBar.enabled ? ANNOUNCEMENT_CSS : '',
  ].join('')
}

/** The box of a popup at its position. Its width is its own, as texts and grids inside take their sizes from it. */
const POPUP_BOX_CSS =
  '.sqs-popup-overlay{box-sizing:border-box;width:min(36rem,calc(100vw - 2rem));background:var(--ground,Canvas);color:var(--ink,CanvasText);margin:auto}' +
  '.sqs-popup-overlay[data-position^=top]{margin-block:1rem auto}' +
  '.sqs-popup-overlay[data-position^=bottom]{margin-block:auto 1rem}' +
  '.sqs-popup-overlay[data-position$=left]{margin-left:1rem;margin-right:auto}' +
  '.sqs-popup-overlay[data-position$=right]{margin-left:auto;margin-right:1rem}'

const POPUP_CSS =
  POPUP_BOX_CSS +
  '.sqs-popup-overlay{max-height:calc(100vh - 2rem);overflow:auto;overscroll-behavior:contain;border:0;padding:0}' +
  '.sqs-popup-overlay-content{position:relative;padding:2.5rem 1.5rem 1.5rem}' +
  '.sqs-popup-overlay::backdrop{background:rgb(0 0 0/.5)}' +
  '.sqs-popup-overlay-close{position:absolute;inset-block-start:0;inset-inline-end:0;min-width:44px;min-height:44px;font-size:1.5rem;line-height:1;background:none;border:0;color:inherit;cursor:pointer}' +
  '@media (prefers-reduced-motion:no-preference){.sqs-popup-overlay[open]{animation:sqs-popup-overlay .2s}@keyframes sqs-popup-overlay{from{opacity:0}}}'

const COOKIE_CSS =
  '.sqs-cookie-banner{position:fixed;inset-inline:0;inset-block-end:0;z-index:1000;max-height:50vh;overflow:auto;padding:1rem 1.5rem;background:#fff;color:#1a1a1a;border-block-start:1px solid}' +
  '.sqs-cookie-banner[hidden]{display:none}' +
  '.sqs-cookie-settings{margin:0;padding:.5rem 1.5rem;text-align:center}' +
  // The room is reserved, so nothing moves when scripts run.
  ':root:not(.js) .sqs-cookie-settings{visibility:hidden}' +
  '.sqs-cookie-settings-button{min-height:24px;padding:.25rem .5rem;font:inherit;font-size:.875rem;text-decoration:underline;background:none;border:0;color:inherit;cursor:pointer}'

const ANNOUNCEMENT_CSS =
  '.sqs-announcement-bar{position:relative}.sqs-announcement-bar[hidden]{display:none}' +
  '.sqs-announcement-bar-close{position:absolute;inset-block:0;inset-inline-end:0;min-width:44px;font-size:1.25rem;background:none;border:0;color:inherit;cursor:pointer}'
