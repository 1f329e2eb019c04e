/** Messages of the like button. */
export const likes = {
  'likes.like': 'Like, {count}',
} as const
