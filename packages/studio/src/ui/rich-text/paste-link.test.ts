import { EditorState } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { selectAllText } from './commands.ts'
import { fromRich, toRich } from './convert.ts'
import { pasteLink } from './paste-link.ts'

function paste(text: string, pasted: string, isSelected = true) {
  const content = [{ type: 'text' as const, text }]
  const doc = fromRich({ type: 'doc', content: [{ type: 'paragraph', content }] })
  let state = EditorState.create({ doc })
  const apply = (transaction: Parameters<EditorState['apply']>[0]) =>
    void (state = state.apply(transaction))
  if (isSelected) selectAllText(state, apply)
  const isLinked = pasteLink(pasted)(state, apply)
  return { isLinked, doc: toRich(state.doc) }
}

it('links the selected words to an address that is pasted onto them', () => {
  const { isLinked, doc } = paste('Our kiln', ' https://example.com/kiln\n')
  expect(isLinked).toBe(true)
  const to = { kind: 'url', url: 'https://example.com/kiln' }
  const linked = { text: 'Our kiln', marks: [{ type: 'link', attrs: { to } }] }
  expect(doc).toMatchObject({ content: [{ content: [linked] }] })
})

it.each([
  ['words', 'Our kiln', 'is https://example.com/kiln', true],
  ['a script', 'Our kiln', 'javascript:alert(1)', true],
  ['an address onto another one', 'https://example.com/old', 'https://example.com/new', true],
  ['an address at the cursor', 'Our kiln', 'https://example.com/kiln', false],
])('pastes %s as text', (_, text, pasted, isSelected) => {
  expect(paste(text, pasted, isSelected).isLinked).toBe(false)
})
