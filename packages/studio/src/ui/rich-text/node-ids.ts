import { Plugin } from 'prosemirror-state'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

function createNodeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Gives every paragraph an id of its own, by which changes of several people are merged. A split copies the id. */
export const nodeIds = new Plugin({
  appendTransaction: (transactions, _before, state) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const used = new Set<unknown>()
    const { tr } = state
    state.doc.descendants((node, at) => {
      if (!node.type.spec.attrs || !('id' in node.type.spec.attrs)) return
      const id: unknown = node.attrs['id']
      if (id !== null && !used.has(id)) return void used.add(id)
      const fresh = createNodeId()
      used.add(fresh)
      tr.setNodeAttribute(at, 'id', fresh)
    })
    return tr.docChanged ? tr : null
  },
})
