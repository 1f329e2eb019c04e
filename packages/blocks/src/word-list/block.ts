import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock, type ItemQuery } from '../define-block.ts'
import { css } from './css.ts'
import { fieldsOf } from './inspector.ts'
import { dataOf, MOST_WORDS, text } from './schema.ts'
import { template } from './template.ts'

interface List {
  readonly type: number
  readonly slug: string
  readonly name: string
  readonly by: NonNullable<ItemQuery['by']>
  readonly design: 'cloud' | 'list'
}

/** What a collection's items are sorted by, each leading to the items it is written on. */
function wordList({ type, slug, name, by, design }: List) {
  const data = dataOf(design)
  return defineBlock({
    type,
    slug,
    name,
    version: 1,
    data,
    text,
    defaults: { size: { w: 6, h: 6 }, auto: { h: 'content' } },
    fields: fieldsOf(data),
    minSize: { w: 2, h: 1 },
    template,
    css,
    needs: ({ collectionId }) =>
      collectionId === undefined
        ? undefined
        : { collectionId, limit: MOST_WORDS, featuredOnly: false, by },
    view: ({ limit, order, showsCount, ...shown }, { items, locale }) => {
      const most = Math.max(1, ...items.map(({ count = 1 }) => count))
      const used = items
        .filter(({ href }) => isWebAddress(href))
        .toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1))
        .slice(0, limit)
      // Months come in the order of time, which no name has.
      const kept =
        by === 'month'
          ? items.filter((item) => used.includes(item))
          : used.toSorted((a, b) => a.title.localeCompare(b.title, locale))
      return {
        design: shown.design,
        isChosen: shown.collectionId !== undefined,
        words: (order === 'count' ? used : kept).map(({ title, href, count = 1 }) => ({
          name: title,
          href,
          weight: Math.ceil((5 * count) / most),
          count: showsCount ? String(count) : '',
        })),
      }
    },
  })
}

export const wordLists = [
  wordList({
    type: blockTypeCodes['tag-cloud'],
    slug: 'tagcloud',
    name: 'Tag cloud',
    by: 'tag',
    design: 'cloud',
  }),
  wordList({
    type: blockTypeCodes['posts-by-author'],
    slug: 'postsbyauthor',
    name: 'Posts by author',
    by: 'author',
    design: 'list',
  }),
  wordList({
    type: blockTypeCodes['posts-by-tag'],
    slug: 'postsbytag',
    name: 'Posts by tag',
    by: 'tag',
    design: 'list',
  }),
  wordList({
    type: blockTypeCodes['posts-by-category'],
    slug: 'postsbycategory',
    name: 'Posts by category',
    by: 'category',
    design: 'list',
  }),
  wordList({
    type: blockTypeCodes['posts-by-month'],
    slug: 'postsbymonth',
    name: 'Posts by month',
    by: 'month',
    design: 'list',
  }),
  wordList({
    type: blockTypeCodes.archive,
    slug: 'archive',
    name: 'Archive',
    by: 'month',
    design: 'list',
  }),
] as const
