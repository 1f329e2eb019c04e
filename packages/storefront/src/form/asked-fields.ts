import { type FormRule, listAskedRules } from '@vitrine/model'
import type { FormItem } from './form-items.ts'

/** Shows the fields and titles whose condition is met, and hides the others, now and after each answer. */
export function followAnswers(form: HTMLFormElement, items: readonly FormItem[]): void {
  const depending = [...form.querySelectorAll<HTMLElement>('[data-shown-for]')]
  const ruleByElement = new Map(depending.map((element) => [element, readRule(element, items)]))
  const always = items.filter(({ element }) => !ruleByElement.has(element))
  const rules = [...always.map(({ rule }) => rule), ...ruleByElement.values()]
  const update = () => {
    const values = Object.fromEntries(items.map(({ rule, value }) => [rule.id, value()]))
    const asked = new Set(listAskedRules(rules, values))
    for (const [element, rule] of ruleByElement)
      element.classList.toggle('unasked', !asked.has(rule))
  }
  update()
  form.addEventListener('change', update)
}

/** Reads the rule of a field with its condition; a title has no other rule. */
function readRule(element: HTMLElement, items: readonly FormItem[]): FormRule {
  const { shownFor = '', shownChoice = '' } = element.dataset
  const item = items.find((each) => each.element === element)
  const own: FormRule = item?.rule ?? { id: element.id, type: 'section', required: false }
  return { ...own, shownFor: { id: shownFor, choice: shownChoice } }
}
