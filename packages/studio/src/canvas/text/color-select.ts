import { computeContrast, paletteNames } from '@vitrine/model'
import { formatColorClass } from '@vitrine/page'
import type { EditorView } from 'prosemirror-view'
import { getColor, setColor } from '../../ui/rich-text/commands.ts'
import type { CanvasTranslate } from '../protocol.ts'

/** The minimum contrast of text. @see WCAG 2.2 1.4.3 */
const READABLE = 4.5

const NO_COLOR = ''

/** The choice of the color of words, with the contrast of each color where the text is. */
export interface ColorSelect {
  readonly element: HTMLSelectElement
  /** Follows the text. */
  readonly update: () => void
}

/** Creates the choice of a color of the site's palette. */
export function createColorSelect(view: EditorView, t: CanvasTranslate): ColorSelect {
  const element = document.createElement('select')
  element.ariaLabel = t('canvas.color')
  element.title = t('canvas.color')
  element.dataset['name'] = 'color'
  element.add(new Option(t('canvas.color.none'), NO_COLOR))
  const options = paletteNames.map((name) => ({ name, option: new Option('', name) }))
  for (const { option } of options) element.add(option)
  const describe = () => {
    const ground = findGround(view.dom)
    for (const { name, option } of options) {
      const color = readColor(view.dom, name)
      const label = t(`canvas.color.${name}`)
      option.text =
        color && ground ? formatContrast(label, computeContrast(color, ground), t) : label
      option.style.color = color ?? ''
    }
  }
  // The styles of the site may change while a text is edited.
  element.addEventListener('focus', describe)
  element.addEventListener('pointerdown', describe)
  element.addEventListener('change', () => {
    const { value } = element
    setColor(value === NO_COLOR ? undefined : value)(view.state, view.dispatch)
    view.focus()
  })
  describe()
  return {
    element,
    update: () => {
      const token = getColor(view.state) ?? NO_COLOR
      // A text may have a color of an older palette.
      if (element.value !== token) element.value = token
    },
  }
}

function formatContrast(color: string, contrast: number, t: CanvasTranslate): string {
  const ratio = contrast.toFixed(1)
  return t(contrast < READABLE ? 'canvas.color.low' : 'canvas.color.contrast', { color, ratio })
}

/** Reads a color of the palette where a text is; undefined if the page does not have it. */
function readColor(text: HTMLElement, name: string): string | undefined {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.className = formatColorClass(name)
  text.parentElement?.append(probe)
  const color = toHex(getComputedStyle(probe).color)
  probe.remove()
  return color
}

/** Returns the color behind a text; undefined on an image. */
function findGround(text: HTMLElement): string | undefined {
  if (text.closest('[data-s]')?.querySelector('.section-background-image')) return undefined
  for (let element: Element | null = text; element; element = element.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return toHex(backgroundColor)
  }
  return '#ffffff'
}

/** Formats an opaque color in hexadecimal digits; undefined for another one. */
function toHex(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
