import { type Access, newItem, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { PublishedItem, PublishedPage } from '../site-shell/index.ts'
import { canReadNothing, getGuards, hideUnreadable, toTeaser } from './guards.ts'

const naming = { locale: 'en-US', title: 'Title', slug: 'slug' }
const at = {
  id: 'id',
  versionId: 'version',
  locale: 'en-US',
  path: 'slug',
  createdAt: new Date(0),
  publishedAt: new Date(0),
}
const MEMBERS: Access = { kind: 'members', memberAreaIds: ['area'] }
const OPEN: Access = { kind: 'everybody' }

function item(access: Access): PublishedItem {
  const body = {
    ...newItem(naming, { access }),
    // Fields that items get later are hidden, too.
    laterField: 'SECRET',
    alt: { 'en-US': 'SECRET' },
  }
  const meta = { title: 'Title', slug: 'slug', description: 'SECRET', seoDescription: 'SECRET' }
  const rest = { collectionId: 'c', publishOn: new Date(0), displayIndex: 0 }
  return { ...at, ...rest, body, meta, likeCount: 0, publicCommentCount: 0 }
}

function page(access: Access): PublishedPage {
  return { ...at, body: newPage(naming, { access }), meta: { title: 'Title', slug: 'slug' } }
}

it('requires everything that guards an item', () => {
  expect(getGuards(page(OPEN), item(OPEN))).toEqual([])
  expect(getGuards(page(MEMBERS), item(OPEN))).toHaveLength(1)
  const both = getGuards(page({ kind: 'password' }), item(MEMBERS))
  expect(both.map(({ access }) => access.kind)).toEqual(['password', 'members'])
  // Only an item in a collection that is open is announced.
  expect(both.map(({ item: announced }) => announced !== undefined)).toEqual([false, true])
})

it('discloses only the title and URL of a restricted item, and no other field', () => {
  const teaser = toTeaser(item(MEMBERS))
  expect(JSON.stringify(teaser)).not.toContain('SECRET')
  expect(teaser.meta).toEqual({ title: 'Title', slug: 'slug' })
  expect(teaser.body.sections).toEqual([])
})

it('hides restricted content in lists and beside an item', () => {
  const [open, closed] = [item(OPEN), item(MEMBERS)]
  const paths = {}
  const record = {
    kind: 'record',
    page: page(OPEN),
    paths,
    item: open,
    previous: closed,
    next: open,
  } as const
  expect(hideUnreadable(canReadNothing, record)).toMatchObject({
    item: open,
    previous: toTeaser(closed),
    next: open,
  })
  expect(hideUnreadable(() => true, record)).toEqual(record)
})
