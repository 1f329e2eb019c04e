/** Errors of comments. */
export const commentErrors = {
  'comments.tooLong': 'A comment can have up to 5,000 characters.',
  'comments.nameTooLong': 'A name can have up to 100 characters.',
  'comments.unfit': 'The comment is incomplete. Check the fields.',
  'comments.unknown': 'The page to comment on does not exist.',
  'comments.unknownComment': 'This comment does not exist.',
  'comments.closed': 'Comments are closed.',
} as const
