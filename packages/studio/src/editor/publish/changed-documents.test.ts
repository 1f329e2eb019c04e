import { expect, it } from 'vitest'
import {
  type ChangedDocument,
  chooseFirst,
  countChosen,
  listEntries,
  sortOpenFirst,
} from './changed-documents.ts'

const ME = 'me'

function createDocument(id: string, updatedBy: string, ...isNew: readonly boolean[]) {
  const languages = isNew.map((each, at) => ({ locale: at === 0 ? 'en' : 'fr', isNew: each }))
  const dates = { updatedAt: '2999-01-01T00:00:00Z', updatedBy }
  const named = { id, kind: 'page', title: id, collectionId: null, rev: 3, state: 'draft' } as const
  return { ...named, ...dates, languages } satisfies ChangedDocument
}

const documents = [createDocument('home', 'other', false, true), createDocument('about', ME, true)]

it('chooses the open page first, and its other languages once they are public', () => {
  const open = { documentId: 'home', kind: 'page', locale: 'en', getBesides: () => [] } as const
  expect([...chooseFirst(documents, { open, memberId: ME })]).toEqual(['home en'])
  const both = [createDocument('home', 'other', false, false)]
  expect([...chooseFirst(both, { open, memberId: ME })]).toEqual(['home en', 'home fr'])
})

it('chooses the changes of the document that is edited beside the open one', () => {
  const open = {
    documentId: 'home',
    kind: 'page',
    locale: 'en',
    getBesides: () => ['about'],
  } as const
  expect([...chooseFirst(documents, { open, memberId: ME })]).toEqual(['home en', 'about en'])
})

it('chooses the site settings with the header and footer, which shows them', () => {
  const settings = { ...createDocument('logo', ME, false), kind: 'site-settings' } as const
  const all = [settings, createDocument('about', ME, true)]
  const open = {
    documentId: 'top',
    kind: 'header-footer',
    locale: 'en',
    getBesides: () => [],
  } as const
  expect([...chooseFirst(all, { open, memberId: ME })]).toEqual(['logo en'])
  expect(sortOpenFirst(all.toReversed(), open).map(({ id }) => id)).toEqual(['logo', 'about'])
  const page = { ...open, kind: 'page' } as const
  expect([...chooseFirst(all, { open: page, memberId: ME })]).toEqual([])
})

it('chooses the changes of the person in the list of all changes', () => {
  expect([...chooseFirst(documents, { open: undefined, memberId: ME })]).toEqual(['about en'])
})

it('counts each chosen document once, and none that is not chosen', () => {
  const open = { documentId: 'home', kind: 'page', locale: 'en', getBesides: () => [''] } as const
  const all = [createDocument('home', ME, false, false), createDocument('about', ME, true)]
  expect(countChosen(all, { open, memberId: ME })).toBe(1)
  expect(countChosen(all, { open: { ...open, documentId: 'visit' }, memberId: ME })).toBe(0)
})

it('lists the open document first, then those that are edited beside it', () => {
  const all = ['styles', 'home', 'about'].map((id) => createDocument(id, ME, true))
  const open = {
    documentId: 'about',
    kind: 'page',
    locale: 'en',
    getBesides: () => ['home'],
  } as const
  expect(sortOpenFirst(all, open).map(({ id }) => id)).toEqual(['about', 'home', 'styles'])
  expect(sortOpenFirst(all, undefined)).toEqual(all)
})

it('lists one entry for each language', () => {
  expect(listEntries(documents)).toEqual([
    { documentId: 'home', locale: 'en', rev: 3 },
    { documentId: 'home', locale: 'fr', rev: 3 },
    { documentId: 'about', locale: 'en', rev: 3 },
  ])
})
