/** The states of a document in one language, with the labels of the content list. @see platform spec §4 "Content listing states" */
export const documentStates = {
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  draft: 'Draft',
  private: 'Private',
  published: 'Published',
} as const

export type DocumentState = keyof typeof documentStates
