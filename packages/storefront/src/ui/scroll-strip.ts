import { galleryMessages } from '@vitrine/model'
import { createPageTranslate } from '../translate.ts'

const t = createPageTranslate(galleryMessages)

/** Creates the previous and next buttons of a strip; `onStep` is called with -1 or 1. */
export function createStepButtons(className: string, onStep: (step: -1 | 1) => void): HTMLElement {
  const container = document.createElement('div')
  container.className = className
  const add = (name: string, label: string, text: string, step: -1 | 1) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = name
    button.ariaLabel = label
    button.textContent = text
    button.addEventListener('click', () => onStep(step))
    container.append(button)
  }
  add('previous', t('gallery.previous'), '‹', -1)
  add('next', t('gallery.next'), '›', 1)
  return container
}

/** Returns whether the element's text direction is right-to-left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
