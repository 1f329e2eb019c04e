import { EditorState } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { selectAllText } from './commands.ts'
import { fromRich } from './convert.ts'

it('selects the whole text, from the first paragraph to the last', () => {
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  })
  const doc = fromRich({ type: 'doc', content: [paragraph('Clay'), paragraph('Kiln')] })
  let state = EditorState.create({ doc })
  selectAllText(state, (transaction) => (state = state.apply(transaction)))
  const { from, to } = state.selection
  expect(state.doc.textBetween(from, to, ' ')).toBe('Clay Kiln')
})
