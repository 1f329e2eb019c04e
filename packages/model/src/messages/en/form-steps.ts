/** Messages of forms in several steps, for their script. */
export const formSteps = {
  'formSteps.progress': 'Step {step} of {total}',
  'formSteps.back': 'Back',
  'formSteps.next': 'Next',
} as const
