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

const THEME_SHEET = 'link[href^="/site.css"], style[data-theme-styles]'

/** Replaces the site styles, which follow the style sheet of the theme as on the published page. */
export function showSiteStyles(css: string): void {
  const found = document.querySelector('style[data-site-styles]')
  if (found) found.textContent = css
  else {
    const style = document.createElement('style')
    style.dataset['siteStyles'] = ''
    style.textContent = css
    const sheet = document.querySelector(THEME_SHEET)
    if (sheet) sheet.after(style)
    else document.head.prepend(style)
  }
}

/** Shows settings of the theme: their classes on the body, and the CSS in place of that of the theme. */
export function showTweaks(shown: {
  readonly css: string | null
  readonly classes: readonly string[]
  readonly otherClasses: readonly string[]
}): void {
  document.body.classList.remove(...shown.otherClasses)
  document.body.classList.add(...shown.classes)
  if (shown.css === null) return
  const sheet = document.querySelector(THEME_SHEET)
  const style = document.createElement('style')
  style.dataset['themeStyles'] = ''
  style.textContent = shown.css
  if (sheet) sheet.replaceWith(style)
  else document.head.prepend(style)
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
