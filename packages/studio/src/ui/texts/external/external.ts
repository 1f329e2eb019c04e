/** The texts on the content of other servers that blocks show. */
export const externalTexts = {
  'inspector.external': 'External content',
  'inspector.external.again': 'Read again',
  'inspector.external.failed': 'Not read. {reason}',
  'inspector.external.read': 'Read: {title}',
  'inspector.external.waiting': 'Reading the content. This takes a few seconds.',
} as const
