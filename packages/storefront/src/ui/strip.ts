import { said } from '../page-words.ts'

/** Two buttons that go through a strip: `go` is called with -1 or 1. */
export function stepButtons(className: string, go: (step: -1 | 1) => void): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  const add = (name: string, label: string, sign: string, step: -1 | 1) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = name
    button.ariaLabel = label
    button.textContent = sign
    button.addEventListener('click', () => go(step))
    made.append(button)
  }
  add('previous', said('Previous'), '‹', -1)
  add('next', said('Next'), '›', 1)
  return made
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
