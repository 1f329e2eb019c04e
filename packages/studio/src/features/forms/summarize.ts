import type { FormSubmission } from '@vitrine/contract'

/** The parts of a submission that a list shows. */
export interface SubmissionSummary {
  /** The name of the sender, or else the email address; empty without both. */
  readonly name: string
  /** The email address; empty without one. */
  readonly email: string
  /** The other answers, in one line. */
  readonly excerpt: string
}

/** Returns what identifies a submission in a list: its sender, and the beginning of the other answers. */
export function summarizeSubmission({
  answers,
}: Pick<FormSubmission, 'answers'>): SubmissionSummary {
  const find = (type: FormSubmission['answers'][number]['type']) =>
    answers.find((answer) => answer.type === type && answer.text !== '')
  const name = find('name')
  const email = find('email')
  const rest = answers.filter(
    (answer) =>
      answer !== name && answer !== email && answer.text !== '' && answer.type !== 'hidden',
  )
  // A message says more than the choices around it.
  const isLong = (answer: (typeof rest)[number]) => answer.type === 'textarea'
  const ordered = [...rest.filter(isLong), ...rest.filter((answer) => !isLong(answer))]
  return {
    name: name?.text ?? email?.text ?? '',
    email: email?.text ?? '',
    excerpt: ordered
      .map(({ text }) => text.replaceAll(/\s+/g, ' '))
      .join(' · ')
      .slice(0, 200),
  }
}
