import { type Content, renderGridCss } from '@vitrine/page'
import { escapeHtml } from '../../platform/html/escape.ts'

/** The parts that the editor adds to a rendered page. */
interface CanvasParts {
  readonly nonce: string
  /** The URL of the editor's script; undefined if the studio is not built. */
  readonly script: string | undefined
  readonly content: Content
}

/**
 * Turns a rendered page into the canvas of the editor. Scripts of the site and the theme are removed, which the policy
 * forbids too. The layout of each section is a style element of its own, which the editor rewrites.
 */
export function formatCanvasPage(html: string, { nonce, script, content }: CanvasParts): string {
  const still = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
  const layouts = content.sections.map(
    (section) =>
      `<style data-layout="${escapeHtml(section.id)}">${renderGridCss(section, content.blocks)}</style>`,
  )
  const source =
    script === undefined
      ? ''
      : `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(script)}"></script>`
  const added = layouts.join('') + source
  const end = still.search(/<\/head\s*>/i)
  return end === -1 ? added + still : still.slice(0, end) + added + still.slice(end)
}
