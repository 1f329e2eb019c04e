import type { TranslateMessage } from '@vitrine/model'
import type { View } from '../../definition/view.ts'
import { type FormField, startsStep } from './fields.ts'

/** A step as its template sees it: the views of its fields, and of the field that it starts with. */
interface Step {
  readonly start: View | ''
  readonly fields: View[]
}

/** The steps of a form. */
interface Steps {
  readonly steps: readonly View[]
  /** Whether the end of the form waits until the visitor gets there. */
  readonly isEndLater: boolean
}

/**
 * Groups the fields of a form into its steps; what is before the first one is a step, too. `isStep` is false for a form
 * without any. All but one are marked as later, as the script of the form marks them.
 */
export function createStepViews(
  fields: readonly FormField[],
  views: readonly View[],
  translate: TranslateMessage,
): Steps {
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
  const shown = steps.filter(({ fields: own }) => own.some(isSeen))
  const current = steps.find(({ fields: own }) => own.some(hasError)) ?? shown[0] ?? steps[0]
  return {
    steps: steps.map((step, index) => ({
      ...step,
      isStep,
      isLater: isStep && step !== current,
      // The name of a step without a heading.
      label: translate('formSteps.progress', { step: index + 1, total: steps.length }),
    })),
    isEndLater: isStep && current !== (shown.at(-1) ?? current),
  }
}

function isSeen({ isAsked, type }: View): boolean {
  return isAsked === true && type !== 'hidden'
}

function hasError({ error }: View): boolean {
  return typeof error === 'string' && error !== ''
}
