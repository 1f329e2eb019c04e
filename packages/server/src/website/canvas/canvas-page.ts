import type { BlockFacts } from '@vitrine/blocks'
import { pageTypeCodes } from '@vitrine/model'
import { type Breakpoint, type Content, defaultPopup, renderGridCss } from '@vitrine/page'
import { escapeHtml, toScriptJson } from '../../platform/html/escape.ts'
import { getPopupPageCss } from '../render/index.ts'
import type { PageContent } from '../render-context/index.ts'

/** The parts that the editor adds to a rendered page. */
interface CanvasParts {
  readonly content: Content
  /** The further elements of the head. */
  readonly more: string
  /** The breakpoint that the editor begins with. */
  readonly bp?: Breakpoint
}

/** Texts that run by on a page stand still on the canvas, where they are read and edited. */
const CANVAS_STYLE =
  '<style>.marquee-track{animation-play-state:paused!important}' +
  // No script of the page runs here that would show the fields that depend on an answer, and the steps of forms.
  '.form-item.unasked{display:block!important}' +
  '.form-wrapper .is-later{max-height:none!important;overflow:visible!important;visibility:visible!important}' +
  '.field-list:before,.field-list:after{display:none!important}' +
  // An empty block shows the space that it takes.
  '.sqs-block:has(>.sqs-block-content>.block-placeholder:only-child),.sqs-block-content:has(>.block-placeholder:only-child){display:grid}' +
  '.block-placeholder:only-child{align-content:center}</style>'

/**
 * Turns a rendered page into the canvas of the editor. Scripts of the site and the theme are removed, which the policy
 * forbids too. The layout of each section is a style element of its own, which the editor rewrites.
 */
export function formatCanvasPage(html: string, { content, more, bp }: CanvasParts): string {
  const still = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<html\b/i, (tag) => (bp === undefined ? tag : `${tag} data-bp="${bp}"`))
  const layouts = content.sections.map(
    (section) =>
      `<style data-layout="${escapeHtml(section.id)}">${renderGridCss(section, content.blocks)}</style>`,
  )
  const added = layouts.join('') + CANVAS_STYLE + more
  const end = still.search(/<\/head\s*>/i)
  return end === -1 ? added + still : still.slice(0, end) + added + still.slice(end)
}

/** Shows the content of a page for the canvas as the box of a popup, if it is one. */
export function showAsPopup(html: string, content: PageContent): string {
  if (content.kind !== 'blocks' || content.page.body.type !== pageTypeCodes['popup-overlay'])
    return html
  const style = `<style>${getPopupPageCss()}</style>`
  const { position } = content.page.body.settings.popup ?? defaultPopup
  const mark = (tag: string) =>
    (tag.includes('class="')
      ? tag.replace('class="', 'class="sqs-popup-overlay ')
      : tag.replace(/>$/, ' class="sqs-popup-overlay">')
    ).replace(/>$/, ` data-position="${position}">`)
  return html.replace(/<\/head\s*>/i, (end) => style + end).replace(/<main\b[^>]*>/i, mark)
}

/** Removes the content of the main element of a page. */
export function removeMain(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  const tagEnd = html.indexOf('>', start) + 1
  return start === -1 || end < tagEnd ? html : html.slice(0, tagEnd) + html.slice(end)
}

/** Returns the element with everything that the blocks of the page were told, so that the editor can render them again. */
export function formatCanvasFacts(facts: BlockFacts, nonce: string): string {
  const json = toScriptJson(facts)
  return `<script type="application/json" data-facts nonce="${escapeHtml(nonce)}">${json}</script>`
}

/** Returns the element of the editor's script; empty if the studio is not built. */
export function formatCanvasScript(script: string | undefined, nonce: string): string {
  return script === undefined
    ? ''
    : `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(script)}"></script>`
}
