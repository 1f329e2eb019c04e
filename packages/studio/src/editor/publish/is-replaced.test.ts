import { expect, it } from 'vitest'
import { isReplaced } from './is-replaced.ts'

it('knows which publications a newer one replaced', () => {
  const change = (id: string, ...documentIds: readonly string[]) => ({
    id,
    changed: documentIds.map((documentId) => ({ documentId, locale: 'en' })),
  })
  const french = { id: 'french', changed: [{ documentId: 'page', locale: 'fr' }] }
  const [last, other, first] = [change('3', 'page'), change('2', 'other'), change('1', 'page', 'b')]
  const all = [last, french, other, first]
  expect(all.filter((each) => isReplaced(each, all))).toEqual([first])
})
