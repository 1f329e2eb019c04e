import type { TextId } from '../../ui/texts.ts'

/** The steps of the set-up in their order. */
export const setupSteps = ['owner', 'kind', 'look', 'details'] as const

export type SetupStep = (typeof setupSteps)[number]

export const stepLabels: Readonly<Record<SetupStep, TextId>> = {
  owner: 'setup.step.owner',
  kind: 'setup.step.kind',
  look: 'setup.step.look',
  details: 'setup.step.details',
}
