/** The texts of fields for code. */
export const codeTexts = {
  'code.android': 'Code editing is not available on Android',
  'code.keys': 'Tab indents. To leave the field, press Escape, then Tab.',
  'code.lines': { one: '{count} line', other: '{count} lines' },
} as const
