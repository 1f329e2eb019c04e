import { computeReadingOrder, type Content, renderGridCss, type Section } from '@vitrine/page'
import { findCell, findGrid } from './marks.ts'

/** Writes the layout of a section, as the server would, and puts its cells into the reading order. */
export function restyleSection(section: Section, blocks: Content['blocks']): void {
  const css = renderGridCss(section, blocks)
  const style = findStyle(section.id)
  if (style.textContent !== css) style.textContent = css
  const grid = findGrid(section.id)
  if (!grid) return
  const cells = computeReadingOrder(section, blocks).flatMap((id) => findCell(id) ?? [])
  let previous: Element | null = null
  for (const cell of cells) {
    const expected: Element | null = previous ? previous.nextElementSibling : grid.firstElementChild
    // A move takes the focus away, so only cells in the wrong place move.
    if (cell !== expected) grid.insertBefore(cell, expected)
    previous = cell
  }
}

/** Deletes the layout of a section that no longer exists. */
export function removeStyle(section: string): void {
  findStyle(section).remove()
}

/** Replaces the site styles, which follow the style sheet of the theme as on the published page. */
export function showSiteStyles(css: string): void {
  const found = document.querySelector('style[data-site-styles]')
  if (found) found.textContent = css
  else {
    const style = document.createElement('style')
    style.dataset['siteStyles'] = ''
    style.textContent = css
    const sheet = document.querySelector('link[href^="/site.css"]')
    if (sheet) sheet.after(style)
    else document.head.prepend(style)
  }
}

function findStyle(section: string): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>(
    `style[data-layout="${CSS.escape(section)}"]`,
  )
  if (found) return found
  const style = document.createElement('style')
  style.dataset['layout'] = section
  document.head.append(style)
  return style
}
