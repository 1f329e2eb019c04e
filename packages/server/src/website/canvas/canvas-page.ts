import { type Content, renderGridCss } from '@vitrine/page'
import { escapeHtml } from '../../platform/html/escape.ts'

/** The parts that the editor adds to a rendered page. */
interface CanvasParts {
  readonly content: Content
  /** The further elements of the head. */
  readonly more: string
}

/**
 * Turns a rendered page into the canvas of the editor. Scripts of the site and the theme are removed, which the policy
 * forbids too. The layout of each section is a style element of its own, which the editor rewrites.
 */
export function formatCanvasPage(html: string, { content, more }: CanvasParts): string {
  const still = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
  const layouts = content.sections.map(
    (section) =>
      `<style data-layout="${escapeHtml(section.id)}">${renderGridCss(section, content.blocks)}</style>`,
  )
  const added = layouts.join('') + more
  const end = still.search(/<\/head\s*>/i)
  return end === -1 ? added + still : still.slice(0, end) + added + still.slice(end)
}

/** Returns the element of the editor's script; empty if the studio is not built. */
export function formatCanvasScript(script: string | undefined, nonce: string): string {
  return script === undefined
    ? ''
    : `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(script)}"></script>`
}
