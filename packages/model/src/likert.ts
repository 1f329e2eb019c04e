/** The answers of a survey field, with what each counts. @see platform spec §9 "Likert defaults" */
export const likertAnswers = {
  'Strongly Disagree': -2,
  Disagree: -1,
  Neutral: 0,
  Agree: 1,
  'Strongly Agree': 2,
} as const

export type LikertAnswer = keyof typeof likertAnswers

/** Stands where a form has no answer. */
export const MISSING_ANSWER = 'N/A'
