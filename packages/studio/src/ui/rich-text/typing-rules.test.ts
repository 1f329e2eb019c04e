import { EditorState } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { fromRich, toRich } from './convert.ts'
import { markTypes } from './mark-types.ts'
import { markTyped } from './typing-rules.ts'

/** Types a text, character by character, as a keyboard does. */
function type(text: string): unknown {
  let state = EditorState.create({
    doc: fromRich({ type: 'doc', content: [{ type: 'paragraph', content: [] }] }),
  })
  for (const character of text) {
    const at = state.selection.from
    const typed = { from: at, to: at, text: character }
    state = state.apply(markTyped(state, typed, markTypes) ?? state.tr.insertText(character))
  }
  return toRich(state.doc).content[0]
}

const mark = (text: string, name: string) => ({ type: 'text', text, marks: [{ type: name }] })

it.each([
  ['**', 'bold'],
  ['*', 'italic'],
  ['_', 'italic'],
  ['`', 'code'],
  ['~~', 'strike'],
])('makes words between %s %s, and what follows plain', (around, name) => {
  expect(type(`Fired ${around}every week${around} in May`)).toMatchObject({
    content: [
      { type: 'text', text: 'Fired ' },
      mark('every week', name),
      { type: 'text', text: ' in May' },
    ],
  })
})

it.each(['2 * 3 * 4', 'snake_case_name', '** not bold **', 'a ** b', '****', '`', '5*4*3'])(
  'leaves %s as it is typed',
  (text) => expect(type(text)).toMatchObject({ content: [{ type: 'text', text }] }),
)
