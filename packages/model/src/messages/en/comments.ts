/** Messages of comments, for their scripts and pages. */
export const comments = {
  'comments.pending': 'Your comment is awaiting moderation.',
  'comments.approved': 'Your comment is published.',
  'comments.text': 'Comment',
  'comments.name': 'Name',
  'comments.email': 'Email (not shown)',
  'comments.post': 'Post comment',
  'comments.reply': 'Reply',
  'comments.cancelReply': 'Cancel reply',
} as const
