import { describe, type RenderContext, type Template, untrusted } from '@vitrine/template'
import type { Product } from '../catalog/index.ts'
import type { Db } from '../db/db.ts'
import type { Place } from './content.ts'
import { type Attributes, fillTags } from './custom-tags.ts'
import { escapeHtml } from './escape.ts'
import { listBeside } from './kept-lists.ts'
import { merchandising, type PageJson } from './page-json.ts'
import type { Store } from './shell.ts'
import { categoryNamed, collectionView, itemView, nestedCategories } from './store-view.ts'
import type { Theme, ThemeTag } from './theme.ts'

/** @see compat §2: "max 8 queries per page", "limit ≤100, skip ≤10" */
const MOST_QUERIES = 8
const MOST_QUERIED = 100
const MOST_SKIPPED = 10
const QUERIED = 20

/** A tag inside a tag inside a tag: nobody means more. */
const DEEPEST = 8

/** One page being drawn. */
export interface PageRun {
  readonly db: Db
  readonly place: Place
  readonly theme: Theme
  readonly json: PageJson
  readonly context: RenderContext
  /** Told of what goes wrong, in a line each. */
  readonly onFault: (fault: string) => void
  queries: number
}

/** Renders a template of the theme with everything the platform's own tags put into it. */
export async function drawWithTags(
  run: PageRun,
  template: Template,
  scope: PageJson = run.json,
  depth = 0,
): Promise<string> {
  const { output, errors } = template.render(scope, run.context)
  for (const error of errors) run.onFault(describe(error))
  if (depth > DEEPEST) return fillTags(output, async () => '')
  return fillTags(output, async (number, attributes) => {
    const tag = run.theme.tags[number]
    return tag ? fill(run, tag, { attributes, scope, depth: depth + 1 }) : ''
  })
}

interface Filling {
  readonly attributes: Attributes
  /** The scope the tag stands in. */
  readonly scope: PageJson
  readonly depth: number
}

async function fill(run: PageRun, tag: ThemeTag, filling: Filling): Promise<string> {
  switch (tag.name) {
    case 'navigation':
      return drawTag(run, tag, filling, navigationScope(run, filling.attributes))
    case 'folder-navigation':
      return drawTag(run, tag, filling, { items: [] })
    case 'category':
      return drawTag(run, tag, filling, categoryScope(run, filling.attributes))
    case 'query':
      return drawTag(run, tag, filling, await queryScope(run, filling.attributes))
    case 'block-field':
      return blockField(filling.attributes)
    case 'script':
      return script(run, filling.attributes)
    case 'escape':
      return tag.body ? drawWithTags(run, tag.body, filling.scope, filling.depth) : ''
    default:
      run.onFault(`<squarespace:${tag.name}> is not known`)
      return ''
  }
}

/** Draws the tag's own body, or the block it names, with `more` in reach. */
async function drawTag(
  run: PageRun,
  tag: ThemeTag,
  { attributes, scope, depth }: Filling,
  more: PageJson,
): Promise<string> {
  const name = `${attributes['template'] ?? ''}.block`
  const block = Object.hasOwn(run.theme.blocks, name) ? run.theme.blocks[name] : undefined
  const template = tag.body ?? block
  if (!template) {
    run.onFault(`<squarespace:${tag.name}> has neither a body nor a block "${name}"`)
    return ''
  }
  return drawWithTags(run, template, { ...scope, ...more }, depth)
}

function navigationScope({ place }: PageRun, attributes: Attributes): PageJson {
  const path = place.path.split('?')[0] ?? ''
  const items = place.shell.navigation
    .filter(({ navigation }) => navigation === attributes['navigationId'])
    .map(({ title, url }) => ({
      active: path === url || (url !== '/' && path.startsWith(`${url}/`)),
      collection: {
        title: untrusted(title),
        navigationTitle: untrusted(title),
        fullUrl: url,
        urlId: url.slice(1),
      },
    }))
  return { items }
}

function categoryScope(run: PageRun, attributes: Attributes): PageJson {
  const store = storeNamed(run, attributes)
  if (!store) return { categories: [] }
  const { categories } = nestedCategories(store.collection, store.categories)
  return { categories: categories.map((category) => ({ ...category, name: category.displayName })) }
}

async function queryScope(run: PageRun, attributes: Attributes): Promise<PageJson> {
  const store = storeNamed(run, attributes)
  run.queries += 1
  if (run.queries > MOST_QUERIES) run.onFault(`A page has at most ${MOST_QUERIES} queries`)
  if (!store || run.queries > MOST_QUERIES) return { items: [], collection: {} }
  const { collection, categories } = store
  const products = await queried(run, store, attributes)
  const items = products.map((product) => itemView(run.place.site, product))
  return {
    collection: collectionView(run.place.site, collection, categories),
    items,
    empty: items.length === 0,
    productMerchandisingContext: merchandising(items),
  }
}

async function queried(
  { db, place }: PageRun,
  store: Store,
  attributes: Attributes,
): Promise<readonly Product[]> {
  const limit = count(attributes['limit'], { from: 1, to: MOST_QUERIED, otherwise: QUERIED })
  const offset = count(attributes['skip'], { from: 0, to: MOST_SKIPPED, otherwise: 0 })
  const named = listOf(attributes['category'])
  const chosen = named.flatMap((name) => categoryNamed(store.categories, name) ?? [])
  if (named.length > 0 && chosen.length === 0) return []
  const tags = listOf(attributes['tag'])
  const isFeatured = 'featured' in attributes && attributes['featured'] !== 'false'
  const wanted = orNothing(chosen).flatMap((category) =>
    orNothing(tags).map((tag) => ({ categoryId: category?.id, tag })),
  )
  // Each product of several categories or tags is shown once, where the shop has it.
  const lists = await Promise.all(
    wanted.map((options) =>
      listBeside(db, place, store.collection.id, {
        ...options,
        ...(isFeatured && { featured: true }),
        limit: limit + offset,
      }),
    ),
  )
  const found = new Map(lists.flat().map((one) => [one.id, one]))
  const inOrder = [...found.values()].toSorted(
    (a, b) => a.displayIndex - b.displayIndex || (a.id < b.id ? -1 : 1),
  )
  return inOrder.slice(offset, offset + limit)
}

function orNothing<T>(values: readonly T[]): readonly (T | undefined)[] {
  return values.length === 0 ? [undefined] : values
}

function storeNamed({ place }: PageRun, attributes: Attributes): Store | undefined {
  const urlId = (attributes['collection'] ?? '').replaceAll(/^\/+|\/+$/g, '')
  return place.shell.stores.find(({ collection }) => collection.urlId === urlId)
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function count(
  text: string | undefined,
  range: { readonly from: number; readonly to: number; readonly otherwise: number },
): number {
  const given = Number.parseInt(text ?? '', 10)
  if (Number.isNaN(given)) return range.otherwise
  return Math.min(Math.max(given, range.from), range.to)
}

/** An area that owners will fill with blocks; nobody has yet. */
function blockField(attributes: Attributes): string {
  const columns = attributes['columns'] === '1' ? 1 : 12
  const id = escapeHtml(attributes['id'] ?? '')
  const label = escapeHtml(attributes['label'] ?? '')
  return (
    `<div class="sqs-layout sqs-grid-${columns} columns-${columns} empty" data-type="block-field" ` +
    `data-layout-label="${label}" id="${id}"></div>`
  )
}

function script({ theme, onFault }: PageRun, attributes: Attributes): string {
  const path = `scripts/${attributes['src'] ?? ''}`
  const asset = theme.assets.get(path)
  if (asset) return `<script src="/static/theme/${escapeHtml(path)}?v=${asset.version}"></script>`
  onFault(`There is no script "${path}"`)
  return ''
}
