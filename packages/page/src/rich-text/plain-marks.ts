import type { RichMark } from './schema.ts'

export type PlainMark = Exclude<RichMark['type'], 'link' | 'color'>

/** The marks of elements without attributes. */
export const plainMarks: ReadonlyMap<string, PlainMark> = new Map([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['s', 'strike'],
  ['strike', 'strike'],
  ['del', 'strike'],
  ['code', 'code'],
])

/**
 * Returns the marks of an element: those of its name, unless its style takes them back, and those of its style. Google
 * Docs wraps all it copies in `<b style="font-weight:normal">`, has its marks in the styles of spans, and underlines the
 * spans of its links, which links do by themselves.
 */
export function listPlainMarks(
  { name, attributes }: { readonly name: string; readonly attributes: ReadonlyMap<string, string> },
  isInLink: boolean,
): readonly PlainMark[] {
  const named = plainMarks.get(name)
  const style = attributes.get('style')
  if (style === undefined) return named ? [named] : []
  const styled = readStyle(style)
  const marks = new Set<PlainMark>(named && styled.get(named) !== false ? [named] : [])
  for (const [mark, isOn] of styled)
    if (isOn && !(isInLink && mark === 'underline')) marks.add(mark)
  return [...marks]
}

/** Returns the marks that a style sets, or takes back. */
function readStyle(style: string): ReadonlyMap<PlainMark, boolean> {
  const marks = new Map<PlainMark, boolean>()
  for (const declaration of style.split(';')) {
    const at = declaration.indexOf(':')
    const value = declaration
      .slice(at + 1)
      .trim()
      .toLowerCase()
    switch (declaration.slice(0, Math.max(at, 0)).trim().toLowerCase()) {
      case 'font-weight':
        marks.set('bold', /^bold/.test(value) || Number(value) >= 600)
        break
      case 'font-style':
        marks.set('italic', /^(?:italic|oblique)/.test(value))
        break
      case 'text-decoration':
      case 'text-decoration-line':
        if (/\bnone\b/.test(value) || /\bunderline\b/.test(value))
          marks.set('underline', /\bunderline\b/.test(value))
        if (/\bnone\b/.test(value) || /\bline-through\b/.test(value))
          marks.set('strike', /\bline-through\b/.test(value))
        break
    }
  }
  return marks
}
