import { followAnswers } from './asked-fields.ts'
import type { FormItem } from './form-items.ts'
import { followSteps } from './form-steps.ts'

/** Shows the parts of a form that visitors are asked for now: the fields whose condition is met, and one step at a time. */
export function followFields(form: HTMLFormElement, items: readonly FormItem[]): void {
  followAnswers(form, items)
  followSteps(form, items)
}
