import type { View } from '../../definition/view.ts'
import { type FormField, startsStep } from './fields.ts'

/** A step as its template sees it: the views of its fields, and of the field that it starts with. */
interface Step {
  readonly start: View | ''
  readonly fields: View[]
}

/** Groups the fields of a form into its steps; what is before the first one is a step, too. `isStep` is false for a form without any. */
export function createStepViews(
  fields: readonly FormField[],
  views: readonly View[],
): readonly View[] {
  const isStep = fields.some(startsStep)
  const steps: Step[] = []
  for (const [index, field] of fields.entries()) {
    const view = views[index] ?? {}
    if (startsStep(field)) steps.push({ start: view, fields: [] })
    else {
      const last = steps.at(-1) ?? { start: '', fields: [] }
      if (steps.length === 0) steps.push(last)
      last.fields.push(view)
    }
  }
  return steps.map((step) => ({ ...step, isStep }))
}
