/** The texts of fields for code, and of the code in the head and at the end of pages. */
export const codeTexts = {
  'code.android': 'Code editing is not available on Android',
  'code.keys': 'Tab indents. To leave the field, press Escape, then Tab.',
  'code.lines': { one: '{count} line', other: '{count} lines' },
  'pageCode.changed': 'Changed code',
  'pageCode.foot': 'End of page',
  'pageCode.foot.help': 'HTML before the end of the body.',
  'pageCode.head': 'Head',
  'pageCode.head.help': 'Metadata, links, styles and scripts.',
  'pageCode.none': 'No code',
  'pageCode.note':
    'Visitors receive it after you publish. Cart, checkout and accounts never have it. Scripts run only if the server allows them: the checks before publishing list what is removed.',
  'pageCode.owners': 'Only owners can change code.',
  'pageCode.page': 'Page code',
  'pageCode.site': 'Code of every page',
} as const
