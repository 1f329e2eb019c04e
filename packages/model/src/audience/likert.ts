import type { MessageId } from '../messages/message.ts'

/** The answers of a survey field with their values. @see platform spec §9 "Likert defaults" */
export const likertAnswers = {
  'Strongly Disagree': -2,
  Disagree: -1,
  Neutral: 0,
  Agree: 1,
  'Strongly Agree': 2,
} as const

export type LikertAnswer = keyof typeof likertAnswers

/** The messages of the answers. */
export const likertMessages = {
  'Strongly Disagree': 'likert.stronglyDisagree',
  Disagree: 'likert.disagree',
  Neutral: 'likert.neutral',
  Agree: 'likert.agree',
  'Strongly Agree': 'likert.stronglyAgree',
} as const satisfies Readonly<Record<LikertAnswer, MessageId>>

/** The text for a missing answer. */
export const MISSING_ANSWER = 'N/A'
