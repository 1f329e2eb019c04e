/** @see platform spec §3 "Survey cohorts" */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const

export type SurveyCohort = (typeof surveyCohorts)[number]
