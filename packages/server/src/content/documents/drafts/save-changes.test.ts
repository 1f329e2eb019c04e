import { expect, it } from 'vitest'
import { recordStatements } from '../../../test/statements.ts'
import { buildBlock, setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const readWord = async (studio: TestStudio, id: string, block: string) => {
  const { body } = await studio.read(id)
  const blocks = body['blocks'] as Record<string, { readonly data: { readonly word: string } }>
  return blocks[block]?.data.word
}

const set = (seq: number, ...ops: readonly object[]) => ({
  seq,
  command: 'block.setData',
  label: 'change a word',
  ops,
})

it('saves changes to the current draft, and returns only the revision', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { status, body } = await studio.change(id, 1, [setWord('one', 'new')])
  expect({ status, body }).toEqual({ status: 200, body: { rev: 2, merged: false } })
  expect(await readWord(studio, id, 'one')).toBe('new')
})

it('stores each set with its inverse', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.change(id, 1, [setWord('one', 'new')])
  expect(
    await studio.rows(
      'select rev, client_seq, label, ops, inverse from change_set where site_id = $1',
    ),
  ).toEqual([
    {
      rev: 2,
      client_seq: 1,
      label: 'change',
      ops: [setWord('one', 'new')],
      inverse: [setWord('one', 'word of one')],
    },
  ])
})

it('merges changes to different blocks, and returns the changes of the other editor', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.change(id, 1, [setWord('one', 'theirs')])
  const { status, body } = await studio.change(id, 1, [setWord('two', 'mine')])
  expect({ status, body }).toEqual({
    status: 200,
    body: { rev: 3, merged: true, remote: [setWord('one', 'theirs')] },
  })
  expect([await readWord(studio, id, 'one'), await readWord(studio, id, 'two')]).toEqual([
    'theirs',
    'mine',
  ])
})

it('merges changes to different fields of one block', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.change(id, 1, [setWord('one', 'theirs')])
  const named = { op: 'set', path: ['blocks', 'one', 'name'], value: 'Mine' } as const
  const { status } = await studio.change(id, 1, [named])
  expect(status).toBe(200)
  const { body } = await studio.read(id)
  expect(body).toMatchObject({ blocks: { one: { data: { word: 'theirs' }, name: 'Mine' } } })
})

it('saves both sides of a conflict as versions, applies nothing, and accepts the set on the new base', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.change(id, 1, [setWord('one', 'theirs')])
  const sent = {
    base: 1,
    clientId: 'me',
    sets: [set(1, setWord('one', 'mine'), setWord('two', 'too'))],
  }
  const save = (given: object) => studio.call('POST', `/documents/${id}/changes`, given)
  const { status, body } = await save(sent)
  expect({ status, body }).toMatchObject({
    status: 409,
    body: {
      code: 'documents.conflict',
      rev: 2,
      remote: [setWord('one', 'theirs')],
      conflicts: [
        {
          path: ['blocks', 'one', 'data', 'word'],
          base: 'word of one',
          mine: 'mine',
          theirs: 'theirs',
        },
      ],
    },
  })
  expect([await readWord(studio, id, 'one'), await readWord(studio, id, 'two')]).toEqual([
    'theirs',
    'word of two',
  ])
  const { stored } = body as { stored: { mineVersion: string; theirsVersion: string } }
  const readVersion = async (versionId: string) =>
    (await studio.call('GET', `/documents/${id}/versions/${versionId}`)).body
  expect(await readVersion(stored.mineVersion)).toMatchObject({
    reason: 'conflict',
    body: { blocks: { one: { data: { word: 'mine' } }, two: { data: { word: 'too' } } } },
  })
  expect(await readVersion(stored.theirsVersion)).toMatchObject({
    body: { blocks: { one: { data: { word: 'theirs' } } } },
  })

  expect(((await save(sent)).body as { stored: object }).stored).toEqual(stored)

  const by = { id: studio.member.id, email: studio.member.email }
  const { body: listed } = await studio.call('GET', `/documents/${id}/versions`)
  expect(listed).toMatchObject({
    versions: [
      { id: stored.theirsVersion, reason: 'conflict', label: 'Conflicting draft', by },
      { id: stored.mineVersion, reason: 'conflict', label: 'Rejected change: change a word', by },
    ],
  })
  const decided = await save({ ...sent, base: 2 })
  expect(decided.body).toEqual({ rev: 3, merged: false })
  expect(await readWord(studio, id, 'one')).toBe('mine')
})

it('restores the losing side of a conflict as a change that is listed', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const ada = await studio.signIn('editor')
  await studio.change(id, 1, [setWord('one', 'theirs')])
  const lost = await ada.call('POST', `/documents/${id}/changes`, {
    base: 1,
    clientId: 'ada',
    sets: [set(1, setWord('one', 'mine'))],
  })
  expect(lost.status).toBe(409)
  const { body } = await studio.call('GET', `/documents/${id}/versions`)
  const { versions } = body as { versions: { id: string; label: string; by: object | null }[] }
  const mine = versions.find(({ label }) => label.startsWith('Rejected change'))
  expect(mine?.by).toEqual({ id: ada.id, email: ada.email })
  const restored = await studio.call('POST', `/documents/${id}/versions/${mine?.id}/restore`)
  expect(restored.status).toBe(200)
  expect(await readWord(studio, id, 'one')).toBe('mine')

  const list = async (query = '') =>
    (await studio.call('GET', `/documents/${id}/changes${query}`)).body
  const by = { id: studio.member.id, email: studio.member.email }
  expect(await list()).toEqual({
    changes: [
      {
        rev: 3,
        command: 'version.restore',
        label: 'restore “Rejected change: change a word”',
        madeAt: expect.any(String),
        by,
      },
      { rev: 2, command: 'block.setData', label: 'change', madeAt: expect.any(String), by },
    ],
    hasNextPage: false,
    nextPageCursor: null,
  })
  expect(await list('?cursor=3')).toMatchObject({ changes: [{ rev: 2 }] })
  expect((await studio.call('GET', `/documents/${id}/changes?cursor=x`)).status).toBe(400)
  const other = await testStudio()
  expect((await other.call('GET', `/documents/${id}/changes`)).status).toBe(404)
})

it('restores a block that one editor deleted and another edited', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ blocks: ['one', 'two', 'three'] })
  await studio.change(id, 1, [
    { op: 'remove', path: ['sections', 'main', 'blockIds'], id: 'one' },
    { op: 'unset', path: ['blocks', 'one'] },
  ])
  const { status } = await studio.change(id, 1, [setWord('one', 'edited')])
  expect(status).toBe(200)
  expect(await readWord(studio, id, 'one')).toBe('edited')
})

it('acknowledges a repeated set without applying it twice', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const save = (base: number, ...sets: readonly object[]) =>
    studio.call('POST', `/documents/${id}/changes`, { base, clientId: 'me', sets })
  const insert = [
    { op: 'set', path: ['blocks', 'new'], value: buildBlock('new', 5) },
    { op: 'insert', path: ['sections', 'main', 'blockIds'], value: 'new', after: null },
  ]
  expect((await save(1, set(1, ...insert))).body).toEqual({ rev: 2, merged: false })
  expect((await save(1, set(1, ...insert))).body).toEqual({ rev: 2, merged: false })
  const more = await save(1, set(1, ...insert), set(2, setWord('new', 'more')))
  expect(more.body).toEqual({ rev: 3, merged: false })
  expect(await readWord(studio, id, 'new')).toBe('more')
})

it('merges sets after one whose response was lost with changes of others before and after it', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ blocks: ['one', 'two', 'three'] })
  const save = (base: number, ...sets: readonly object[]) =>
    studio.call('POST', `/documents/${id}/changes`, { base, clientId: 'me', sets })
  await studio.change(id, 1, [setWord('one', 'before')])
  await save(1, set(1, setWord('two', 'mine')))
  await studio.change(id, 3, [{ op: 'set', path: ['blocks', 'one', 'name'], value: 'After' }])

  const { status, body } = await save(
    1,
    set(1, setWord('two', 'mine')),
    set(2, setWord('three', 'next')),
  )
  expect({ status, body }).toMatchObject({ status: 200, body: { rev: 5, merged: true } })
  const remote: readonly object[] = [
    setWord('one', 'before'),
    { op: 'set', path: ['blocks', 'one', 'name'], value: 'After' },
  ]
  expect((body as { remote: object[] }).remote).toEqual(expect.arrayContaining([...remote]))
  expect(await readWord(studio, id, 'three')).toBe('next')
})

it('rejects sets out of order with the expected number', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const save = (...sets: readonly object[]) =>
    studio.call('POST', `/documents/${id}/changes`, { base: 1, clientId: 'me', sets })
  const late = await save(set(2, setWord('one', 'x')))
  expect(late).toMatchObject({ status: 409, body: { code: 'documents.outOfOrder', expected: 1 } })
  const gap = await save(set(1, setWord('one', 'x')), set(3, setWord('one', 'y')))
  expect(gap).toMatchObject({ status: 409, body: { expected: 2 } })
  expect(await readWord(studio, id, 'one')).toBe('word of one')
})

it.each([
  ['a place that is not there', { op: 'unset', path: ['blocks', 'ghost'] }, ['blocks', 'ghost']],
  [
    'a text that is no text',
    { op: 'set', path: ['meta', 'en-US', 'title'], value: 3 },
    ['meta', 'en-US', 'title'],
  ],
  [
    'a picture inside the document',
    setWord('one', 'data:image/png;base64,xx'),
    ['blocks', 'one', 'data', 'word'],
  ],
])('rejects %s with its path, and changes nothing', async (_what, op, path) => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const given = { base: 1, clientId: 'me', sets: [set(1, setWord('two', 'lost')), set(2, op)] }
  const { status, body } = await studio.call('POST', `/documents/${id}/changes`, given)
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'documents.invalid', path } })
  expect((body as { message: string }).message).not.toBe('')
  expect((await studio.read(id)).rev).toBe(1)
})

it('rejects a change that removes most of a page, unless its command deletes', async () => {
  const studio = await testStudio()
  const blocks = ['a', 'b', 'c', 'd', 'e']
  const { id } = await studio.page({ blocks })
  const ops = [
    { op: 'set', path: ['sections', 'main', 'blockIds'], value: ['a'] },
    ...blocks.slice(1).map((block) => ({ op: 'unset', path: ['blocks', block] })),
  ]
  const save = (command: string) =>
    studio.call('POST', `/documents/${id}/changes`, {
      base: 1,
      clientId: 'me',
      sets: [{ seq: 1, command, label: 'move', ops }],
    })
  expect(await save('block.move')).toMatchObject({ status: 422, body: { path: ['blocks'] } })
  expect((await save('multi.delete')).status).toBe(200)
})

it('reads the base from If-Match as well, and requires one', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const given = { clientId: 'me', sets: [set(1, setWord('one', 'x'))] }
  const without = await studio.call('POST', `/documents/${id}/changes`, given)
  expect(without).toMatchObject({ status: 400, body: { code: 'documents.needsBase' } })
  const header = { 'if-match': '"1"' }
  const { body } = await studio.call('POST', `/documents/${id}/changes`, given, header)
  expect(body).toEqual({ rev: 2, merged: false })
})

it('rejects a future revision', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const ahead = await studio.change(id, 7, [setWord('one', 'x')])
  expect(ahead).toMatchObject({ status: 409, body: { code: 'documents.noRevision', rev: 1 } })
})

it('saves a set of three operations in four statements and one transaction', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const ops = [setWord('one', 'a'), setWord('two', 'b'), setWord('one', 'c')]
  const sent = await recordStatements(async () => {
    expect((await studio.change(id, 1, ops)).status).toBe(200)
  })
  const from = sent.findIndex((text) => /^begin/i.test(text))
  const to = sent.findIndex((text) => /^commit/i.test(text))
  expect(sent.slice(from, to + 1)).toHaveLength(4)
})

it('accepts calls of up to a megabyte, and no document above ten', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ blocks: [] })
  const part = { ...buildBlock('part'), data: { word: 'x'.repeat(900_000) } }
  let status = 200
  for (let n = 0; n < 12 && status === 200; n += 1) {
    const block = { ...part, id: `part${n}` }
    const reply = await studio.change(id, n + 1, [
      { op: 'set', path: ['blocks', block.id], value: block },
      { op: 'insert', path: ['sections', 'main', 'blockIds'], value: block.id, after: null },
    ])
    status = reply.status
  }
  expect(status).toBe(422)
  expect((await studio.read(id)).rev).toBe(12)
  const large = { ...part, data: { word: 'x'.repeat(1_100_000) } }
  const tooLarge = await studio.change(id, 12, [{ op: 'set', path: ['blocks', 'x'], value: large }])
  expect(tooLarge.status).toBe(413)
})

it('saves fifty edits of body and settings in a row without a conflict', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  let rev = 1
  for (let seq = 1; seq <= 50; seq += 1) {
    const op =
      seq % 2 === 0
        ? setWord('one', `edit ${seq}`)
        : { op: 'set', path: ['meta', 'en-US', 'title'], value: `Title ${seq}` }
    const sent = { base: rev, clientId: 'me', sets: [set(seq, op)] }
    const { status, body } = await studio.call('POST', `/documents/${id}/changes`, sent)
    expect({ status, body }).toEqual({ status: 200, body: { rev: rev + 1, merged: false } })
    rev += 1
  }
  expect((await studio.read(id)).body).toMatchObject({
    meta: { 'en-US': { title: 'Title 49' } },
    blocks: { one: { data: { word: 'edit 50' } } },
  })
})

it('applies the same set once when it is sent concurrently', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const sent = { base: 1, clientId: 'me', sets: [set(1, setWord('one', 'once'))] }
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => studio.call('POST', `/documents/${id}/changes`, sent)),
  )
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 4 }, () => ({ status: 200, body: { rev: 2, merged: false } })),
  )
})
