import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import type { ItemQuery } from '../../ports/collection.ts'
import { css } from './css.ts'
import { createFields } from './inspector.ts'
import { createSchema, MAX_WORDS, text } from './schema.ts'
import { template } from './template.ts'

interface WordListType {
  readonly type: number
  readonly slug: string
  readonly by: NonNullable<ItemQuery['groupBy']>
  readonly design: 'cloud' | 'list'
}

/** Defines a block that lists the tags, categories, authors or months of a collection as links. */
function defineWordList({ type, slug, by, design }: WordListType) {
  const data = createSchema(design)
  return defineBlock({
    type,
    slug,
    family: 'word-list',
    version: 1,
    data,
    text,
    defaults: { size: { w: 6, h: 6 }, auto: { h: 'content' } },
    fields: createFields(data),
    minSize: { w: 2, h: 1 },
    template,
    css,
    itemQuery: ({ collectionId }) =>
      collectionId === undefined
        ? undefined
        : { collectionId, limit: MAX_WORDS, featuredOnly: false, groupBy: by },
    view: ({ limit, order, showsCount, ...shown }, { items, locale }) => {
      const maximum = Math.max(1, ...items.map(({ count = 1 }) => count))
      const mostUsed = items
        .filter(({ href }) => isWebAddress(href))
        .toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1))
        .slice(0, limit)
      // Months are sorted by time, which their names do not tell.
      const sorted =
        by === 'month'
          ? items.filter((item) => mostUsed.includes(item))
          : mostUsed.toSorted((a, b) => a.title.localeCompare(b.title, locale))
      return {
        design: shown.design,
        isChosen: shown.collectionId !== undefined,
        words: (order === 'count' ? mostUsed : sorted).map(({ title, href, count = 1 }) => ({
          name: title,
          href,
          weight: Math.ceil((5 * count) / maximum),
          count: showsCount ? String(count) : '',
        })),
      }
    },
  })
}

export default [
  defineWordList({
    type: blockTypeCodes['tag-cloud'],
    slug: 'tagcloud',
    by: 'tag',
    design: 'cloud',
  }),
  defineWordList({
    type: blockTypeCodes['posts-by-author'],
    slug: 'postsbyauthor',
    by: 'author',
    design: 'list',
  }),
  defineWordList({
    type: blockTypeCodes['posts-by-tag'],
    slug: 'postsbytag',
    by: 'tag',
    design: 'list',
  }),
  defineWordList({
    type: blockTypeCodes['posts-by-category'],
    slug: 'postsbycategory',
    by: 'category',
    design: 'list',
  }),
  defineWordList({
    type: blockTypeCodes['posts-by-month'],
    slug: 'postsbymonth',
    by: 'month',
    design: 'list',
  }),
  defineWordList({
    type: blockTypeCodes.archive,
    slug: 'archive',
    by: 'month',
    design: 'list',
  }),
] as const
