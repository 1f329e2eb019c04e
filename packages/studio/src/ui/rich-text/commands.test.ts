import type { Link } from '@vitrine/page'
import { EditorState, Selection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import {
  getColor,
  getLink,
  getLinkUrl,
  insertLink,
  needsWords,
  selectAllText,
  setColor,
  setLink,
} from './commands.ts'
import { fromRich, toRich } from './convert.ts'
import { parseTarget } from './schema.ts'

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

it('links words to a part of the site by its id, and removes the link', () => {
  const to: Link = { kind: 'document', id: '01a21952-8fc5-7000-913f-344fae22d54f', anchor: 'map' }
  const text = { type: 'text' as const, text: 'Visit us' }
  const doc = fromRich({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  let state = EditorState.create({ doc })
  const run = (command: ReturnType<typeof setLink>) =>
    command(state, (transaction) => (state = state.apply(transaction)))
  expect(run(setLink(to))).toBe(false)
  selectAllText(state, (transaction) => (state = state.apply(transaction)))
  expect(run(setLink(to))).toBe(true)
  expect(toRich(state.doc)).toMatchObject({
    content: [{ content: [{ text: 'Visit us', marks: [{ type: 'link', attrs: { to } }] }] }],
  })
  expect(getLink(state)).toEqual(to)
  expect(getLinkUrl(state)).toBe('')
  run(setLink(undefined))
  expect(getLink(state)).toBeUndefined()
})

it('inserts a link with words of its own at the cursor, and types on without it', () => {
  const to: Link = { kind: 'url', url: 'https://example.com/' }
  const text = { type: 'text' as const, text: 'See ' }
  const doc = fromRich({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  let state = EditorState.create({ doc, selection: Selection.atEnd(doc) })
  const run = (command: ReturnType<typeof setLink>) =>
    command(state, (transaction) => (state = state.apply(transaction)))
  expect(needsWords(state)).toBe(true)
  expect(run(insertLink(to, ' '))).toBe(false)
  expect(run(insertLink(to, ' our shop '))).toBe(true)
  state = state.apply(state.tr.insertText('.'))
  expect(toRich(state.doc)).toMatchObject({
    content: [
      {
        content: [
          { text: 'See ' },
          { text: 'our shop', marks: [{ type: 'link', attrs: { to } }] },
          { text: '.' },
        ],
      },
    ],
  })
  const code = fromRich({ type: 'doc', content: [{ type: 'codeBlock', content: [text] }] })
  expect(insertLink(to, 'shop')(EditorState.create({ doc: code }))).toBe(false)
})

it('reads the target of a copied link, and nothing that documents cannot have', () => {
  const id = '01a21952-8fc5-7000-913f-344fae22d54f'
  expect(parseTarget({ kind: 'asset', id, more: 1 })).toEqual({ kind: 'asset', id })
  expect(parseTarget({ kind: 'url', url: 'tel:123', newWindow: true })).toEqual({
    ...{ kind: 'url', url: 'tel:123', newWindow: true },
  })
  for (const value of [
    { kind: 'url', url: 'javascript:alert(1)' },
    { kind: 'document', id: '"><script>' },
    { kind: 'form', id },
    'document',
    null,
  ])
    expect(parseTarget(value)).toBeUndefined()
})

it('colors words, and those that are typed next, and removes the color', () => {
  const text = { type: 'text' as const, text: 'Glaze' }
  const doc = fromRich({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  let state = EditorState.create({ doc })
  const run = (command: ReturnType<typeof setColor>) =>
    command(state, (transaction) => (state = state.apply(transaction)))
  const readMarks = () => JSON.stringify(toRich(state.doc)).match(/"token":"[a-z]+"/g) ?? []
  run(setColor('dark'))
  expect(getColor(state)).toBe('dark')
  expect(readMarks()).toEqual([])
  run(selectAllText)
  run(setColor('accent'))
  run(setColor('dark'))
  expect(getColor(state)).toBe('dark')
  expect(readMarks()).toEqual(['"token":"dark"'])
  run(setColor(undefined))
  expect(getColor(state)).toBeUndefined()
  expect(readMarks()).toEqual([])
})
