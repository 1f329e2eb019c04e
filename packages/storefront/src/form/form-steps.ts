import { formStepMessages } from '@vitrine/model'
import { createPageTranslate } from '../translate.ts'
import type { FormItem } from './form-items.ts'
import { readValidValues } from './validate-items.ts'

const t = createPageTranslate(formStepMessages)

/** Hides a step, or the end of the form, until the visitor gets there. */
const LATER = 'is-later'

/**
 * Shows a form one step at a time. A step is passed once its own fields are valid; one without anything to see is
 * skipped, and the first one with a new error is shown.
 */
export function followSteps(form: HTMLFormElement, items: readonly FormItem[]): void {
  const steps = [...form.querySelectorAll<HTMLElement>('.form-step')]
  const [first] = steps
  if (!first || steps.length < 2) return
  const controls = createControls(form, first)
  form.classList.add('in-steps')
  let current = first
  const listShown = () => steps.filter((step) => step === current || hasContent(step))
  const show = (step: HTMLElement) => {
    current = step
    const shown = listShown()
    for (const each of steps) each.classList.toggle(LATER, each !== step)
    const text = controls.update(shown.indexOf(step), shown.length)
    if (!findHeading(step)) step.setAttribute('aria-label', text)
  }
  const go = (distance: number) => {
    const shown = listShown()
    const step = shown[shown.indexOf(current) + distance]
    if (!step) return
    show(step)
    focusHeading(step)
  }
  const goOn = () => {
    const own = items.filter(({ element }) => current.contains(element))
    if (readValidValues(form, own)) go(1)
  }
  controls.back.addEventListener('click', () => go(-1))
  controls.next.addEventListener('click', goOn)
  // The key Enter sends a form: before the last step it goes on.
  const stopEarly = (event: Event) => {
    if (listShown().at(-1) === current) return
    event.preventDefault()
    event.stopImmediatePropagation()
    goOn()
  }
  form.addEventListener('submit', stopEarly, { capture: true })
  // An answer may add a step, or take one away.
  form.addEventListener('change', () => show(current))
  const showError = (error: Element | null | undefined) => {
    const step = error?.closest<HTMLElement>('.form-step')
    if (!step || step === current) return
    show(step)
    error?.closest('.form-item')?.querySelector<HTMLElement>('input,select,textarea')?.focus()
  }
  // New errors alone: one that is there already keeps no visitor from another step.
  const showNewError = (records: readonly MutationRecord[]) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
    showError([...form.querySelectorAll('.field-error')].find((error) => added.has(error)))
  }
  new MutationObserver(showNewError).observe(form, { childList: true, subtree: true })
  show(steps.find(hasContent) ?? first)
  showError(form.querySelector('.field-error'))
}

function hasContent(step: HTMLElement): boolean {
  return step.querySelector('.form-item:not(.unasked,.hidden)') !== null
}

function findHeading(step: HTMLElement) {
  return step.querySelector<HTMLElement>(':scope > legend')
}

function focusHeading(step: HTMLElement): void {
  const heading = findHeading(step) ?? step
  heading.tabIndex = -1
  heading.focus()
}

/** Creates the text that tells how far the visitor is, and the buttons between the steps. */
function createControls(form: HTMLFormElement, first: HTMLElement) {
  const progress = document.createElement('p')
  progress.className = 'form-progress'
  progress.setAttribute('role', 'status')
  first.before(progress)
  const back = createButton('secondary', t('formSteps.back'))
  const next = createButton('primary', t('formSteps.next'))
  const buttons = document.createElement('div')
  buttons.className = 'form-step-buttons'
  buttons.append(back, next)
  const list = form.querySelector('.field-list')
  list?.after(buttons)
  // The disclaimer, the captcha and the button that sends the form belong to its last step.
  const end = form.querySelectorAll('.form-disclaimer,.captcha-container,.form-button-wrapper')
  const update = (index: number, total: number) => {
    const isLast = index === total - 1
    const text = t('formSteps.progress', { step: index + 1, total })
    // Screen readers announce each change of the text.
    if (progress.textContent !== text) progress.textContent = text
    back.hidden = index === 0
    next.hidden = isLast
    for (const each of end) each.classList.toggle(LATER, !isLast)
    return text
  }
  return { back, next, update }
}

function createButton(kind: 'primary' | 'secondary', label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `button sqs-system-button sqs-button-element--${kind}`
  button.textContent = label
  return button
}
