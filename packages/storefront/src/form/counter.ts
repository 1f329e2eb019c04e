import type { FormItem } from './form-items.ts'

/** Adds a counter such as "12 / 500" below a text with a limit. @see storefront spec §5 "Textarea counter" */
export function addCounter({ element, rule: { maxLength }, controls: [control] }: FormItem): void {
  if (!control || maxLength === undefined) return
  const counter = document.createElement('div')
  counter.className = 'counter'
  counter.id = `${element.id}-counter`
  const updateCount = () => {
    const { length } = Array.from(control.value)
    counter.textContent = `${length} / ${maxLength}`
    counter.classList.toggle('is-over', length > maxLength)
  }
  control.after(counter)
  control.addEventListener('input', updateCount)
  updateCount()
}
