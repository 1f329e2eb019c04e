import { applyOps, checkDocument, type JsonObject, type Op } from '@vitrine/page'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildBlock, setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const fates = ['arrives', 'lost', 'answer lost', 'twice', 'again later'] as const

interface Reply {
  readonly rev: number
  readonly merged: boolean
  readonly remote?: readonly Op[]
}

interface Pending {
  readonly seq: number
  readonly command: string
  readonly label: string
  readonly ops: readonly Op[]
}

/** An editor like the studio's: one call at a time, sets are stored until they are acknowledged. */
class Editor {
  readonly #studio: TestStudio
  readonly #id: string
  readonly #clientId: string
  #base: number
  #acked: JsonObject
  #seq = 0
  #pending: Pending[] = []
  /** Calls that are delivered a second time later. */
  #delayed: (() => Promise<unknown>)[] = []

  constructor(
    studio: TestStudio,
    at: { id: string; clientId: string; rev: number; body: JsonObject },
  ) {
    this.#studio = studio
    this.#id = at.id
    this.#clientId = at.clientId
    this.#base = at.rev
    this.#acked = at.body
  }

  /** Returns the document as the editor sees it. */
  get body(): JsonObject {
    return applyOps(
      this.#acked,
      this.#pending.flatMap(({ ops }) => ops),
    ).body
  }

  do(command: string, ops: readonly Op[]): void {
    this.#pending.push({ seq: ++this.#seq, command, label: command, ops })
  }

  /** Sends all pending sets; the call or its response may be lost, or the call sent twice. */
  async flush(fate: (typeof fates)[number]): Promise<void> {
    if (this.#pending.length === 0 || fate === 'lost') return
    const sets = this.#pending
    const given = { base: this.#base, clientId: this.#clientId, sets }
    const send = () => this.#studio.call('POST', `/documents/${this.#id}/changes`, given)
    const [reply] = await Promise.all(fate === 'twice' ? [send(), send()] : [send()])
    for (const late of this.#delayed.splice(0)) await late()
    if (fate === 'again later') this.#delayed.push(send)
    if (reply?.status !== 200) throw new Error(reply?.text)
    if (fate === 'answer lost') return
    const { rev, remote = [] } = reply.body as Reply
    this.#acked = applyOps(
      applyOps(
        this.#acked,
        sets.flatMap(({ ops }) => ops),
      ).body,
      remote,
    ).body
    this.#base = rev
    this.#pending = this.#pending.slice(sets.length)
  }
}

/** A change by one of two editors: of its own block, of a shared one, or of a new block. */
const turn = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('own', 'shared', 'insert', 'move'),
  fate: fc.constantFrom(...fates),
  flushes: fc.boolean(),
})

it('converges two editors on a bad connection to the same document, with all changes of both', async () => {
  const studio = await testStudio()
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 14 }), async (turns) => {
      const { id, rev, body } = await studio.page({ blocks: ['own0', 'own1', 'shared', 'more'] })
      const editors = [0, 1].map(
        (n) => new Editor(studio, { id, clientId: `editor-${n}`, rev, body: body as JsonObject }),
      )
      const wrote: string[] = []
      for (const [n, { who, what, fate, flushes }] of turns.entries()) {
        const editor = editors[who]
        if (!editor) throw new Error('There are two')
        const text = `${who}:${n}`
        if (what === 'own') editor.do('block.setData', [setWord(`own${who}`, text)])
        // Each editor writes its own field of the block.
        if (what === 'shared')
          editor.do('block.setData', [
            { op: 'set', path: ['blocks', 'shared', 'data', `field${who}`], value: text },
          ])
        if (what === 'insert') {
          wrote.push(`new${n}`)
          editor.do('block.insert', [
            { op: 'set', path: ['blocks', `new${n}`], value: buildBlock(`new${n}`, n) },
            {
              op: 'insert',
              path: ['sections', 'main', 'blockIds'],
              value: `new${n}`,
              after: `own${who}`,
            },
          ])
        }
        if (what === 'move')
          editor.do('block.reorder', [
            { op: 'move', path: ['sections', 'main', 'blockIds'], id: `own${who}`, after: null },
          ])
        if (flushes) await editor.flush(fate)
      }
      const [first, second] = editors
      const mine = editors.map((editor) => JSON.stringify(editor.body['blocks']))
      await Promise.all(editors.map((editor) => editor.flush('arrives')))
      // An empty change, to receive the changes of the other editor.
      for (const editor of editors) {
        editor.do('meta.set', [])
        await editor.flush('arrives')
      }
      const { body: draft } = await studio.read(id)
      expect(checkDocument('page', draft).issues).toBeUndefined()
      expect(second?.body).toEqual(draft)
      first?.do('meta.set', [])
      await first?.flush('arrives')
      expect(first?.body).toEqual(draft)

      const blocks = draft['blocks'] as Record<string, { data: Record<string, string> }>
      for (const block of wrote) expect(blocks).toHaveProperty(block)
      for (const who of [0, 1]) {
        const then = JSON.parse(mine[who] ?? '') as typeof blocks
        expect(blocks[`own${who}`]).toEqual(then[`own${who}`])
        expect(blocks['shared']?.data[`field${who}`]).toBe(then['shared']?.data[`field${who}`])
      }
    }),
    { numRuns: 40 },
  )
})

it('loses nothing when the server crashes between two calls: unacknowledged sets are sent again', async () => {
  const studio = await testStudio()
  const { id, rev, body } = await studio.page()
  const editor = new Editor(studio, { id, clientId: 'me', rev, body: body as JsonObject })
  editor.do('block.setData', [setWord('one', 'first')])
  await editor.flush('answer lost')
  editor.do('block.setData', [setWord('two', 'second')])
  await editor.flush('lost')
  await editor.flush('arrives')
  const { body: draft, rev: now } = await studio.read(id)
  expect(draft).toMatchObject({
    blocks: { one: { data: { word: 'first' } }, two: { data: { word: 'second' } } },
  })
  expect(now).toBe(3)
})

it('names the blocks that one editor deleted and another one changes', async () => {
  const studio = await testStudio()
  const { id, rev } = await studio.page({ blocks: ['one', 'two'] })
  const save = (clientId: string, command: string, ops: readonly Op[]) =>
    studio.call('POST', `/documents/${id}/changes`, {
      ...{ base: rev, clientId, sets: [{ seq: 1, command, label: command, ops }] },
    })
  const deletion: readonly Op[] = [
    { op: 'remove', path: ['sections', 'main', 'blockIds'], id: 'one' },
    { op: 'unset', path: ['blocks', 'one'] },
  ]
  const deleted = await save('theirs', 'block.delete', deletion)
  expect(deleted).toMatchObject({ status: 200, body: { merged: false } })
  expect(deleted.body).not.toHaveProperty('restored')
  const saved = await save('mine', 'block.setData', [setWord('one', 'mine')])
  expect(saved).toMatchObject({ status: 200, body: { merged: true, restored: ['one'] } })
  const { body } = await studio.read(id)
  expect(body).toMatchObject({ blocks: { one: { data: { word: 'mine' } } } })
  const other = await save('third', 'block.setData', [setWord('two', 'third')])
  expect(other.body).not.toHaveProperty('restored')
})
