import { describe, expect, it } from 'vitest'
import { checkDocument } from './check-document.ts'
import { documentKinds } from './kinds.ts'
import {
  newBlock,
  newCollection,
  newContent,
  newDocumentBody,
  newFolder,
  newPage,
  newSection,
} from './new.ts'

const naming = { locale: 'en', title: 'About', slug: 'about' }

function ids(): () => string {
  let last = 0
  return () => `id${(last += 1)}`
}

describe('a new document', () => {
  it.each(documentKinds)('is valid: %s', (kind) => {
    const body = newDocumentBody(kind, naming, ids())
    expect(checkDocument(kind, body)).toEqual({ body })
  })

  it('contains the given sections and blocks', () => {
    const newId = ids()
    const blocks = [newBlock(newId, 2), newBlock(newId, 5)]
    const page = newPage(naming, newContent([{ section: newSection(newId), blocks }]))
    expect(page.sections[0]?.blockIds).toEqual(['id1', 'id2'])
    expect(checkDocument('page', page)).toEqual({ body: page })
  })

  it('has twelve columns on a desktop and eight on a phone', () => {
    const { grid } = newSection(ids())
    expect([grid.desktop.cols, grid.mobile.cols]).toEqual([12, 8])
  })

  it('shows a collection if it has one', () => {
    expect(newPage(naming, { collection: newCollection() }).type).toBe(1)
    const folder = newPage(naming, { collection: newFolder(['0123456789']) })
    expect(checkDocument('page', folder)).toEqual({ body: folder })
  })
})
