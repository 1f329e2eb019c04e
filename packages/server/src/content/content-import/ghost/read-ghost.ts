import * as z from 'zod'
import type { ContentEntry, ContentSource, ReadEntry, UnreadableSource } from '../entry.ts'

const text = z.string().nullish()

const postSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  slug: text,
  html: text,
  status: text,
  type: text,
  /** The mark of a page in old exports. */
  page: z.union([z.boolean(), z.number()]).nullish(),
  visibility: text,
  published_at: z.union([z.string(), z.number()]).nullish(),
  feature_image: text,
  feature_image_alt: text,
  custom_excerpt: text,
  author_id: z.union([z.string(), z.number()]).nullish(),
})

const link = z.union([z.string(), z.number()]).transform(String)

const exportSchema = z.object({
  posts: z.array(z.unknown()),
  tags: z.array(z.object({ id: link, name: z.string(), visibility: text })).default([]),
  posts_tags: z.array(z.object({ post_id: link, tag_id: link })).default([]),
  users: z.array(z.object({ id: link, name: z.string() })).default([]),
  posts_authors: z.array(z.object({ post_id: link, author_id: link })).default([]),
})

type GhostExport = z.output<typeof exportSchema>

/** The placeholder of the URL of the site in exports. */
const GHOST_URL = '__GHOST_URL__'

/** Reads a JSON export of Ghost. */
export function readGhost(json: string): ContentSource | UnreadableSource {
  const data = findData(json)
  const parsed = exportSchema.safeParse(data)
  if (!parsed.success) return { reason: 'This JSON file is not an export of Ghost.' }
  return { format: 'Ghost', siteUrl: '', read: () => readEntries(parsed.data) }
}

function findData(json: string): unknown {
  try {
    const file: unknown = JSON.parse(json)
    const databases = getMember(file, 'db')
    const database: unknown = Array.isArray(databases) ? databases[0] : file
    return getMember(database, 'data')
  } catch {
    return undefined
  }
}

function getMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

async function* readEntries(data: GhostExport): AsyncGenerator<ReadEntry> {
  const tagNames = new Map(data.tags.map(({ id, name }) => [id, name]))
  const userNames = new Map(data.users.map(({ id, name }) => [id, name]))
  const tags = group(data.posts_tags.map(({ post_id, tag_id }) => [post_id, tagNames.get(tag_id)]))
  const authors = group(
    data.posts_authors.map(({ post_id, author_id }) => [post_id, userNames.get(author_id)]),
  )
  for (const [index, raw] of data.posts.entries()) {
    const parsed = postSchema.safeParse(raw)
    const path = `posts[${index}]`
    if (!parsed.success) {
      const skipped = { line: null, path, title: path, reason: 'it is no post that can be read' }
      yield { kind: 'skipped', skipped }
      continue
    }
    const post = parsed.data
    const author = authors.get(post.id)?.[0] ?? userNames.get(String(post.author_id)) ?? ''
    yield toReadEntry(post, { path, author, tags: tags.get(post.id) ?? [] })
  }
}

function group(
  pairs: readonly (readonly [string, string | undefined])[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) {
    if (value === undefined) continue
    const known = groups.get(key)
    if (known) known.push(value)
    else groups.set(key, [value])
  }
  return groups
}

function toReadEntry(
  post: z.output<typeof postSchema>,
  found: { readonly path: string; readonly author: string; readonly tags: readonly string[] },
): ReadEntry {
  const { path, author, tags } = found
  const title = post.title ?? ''
  const body = (post.html ?? '').replaceAll(GHOST_URL, '')
  if (title === '' && body === '') {
    const reason = 'its title and its body are empty'
    return { kind: 'skipped', skipped: { line: null, path, title: '(no title)', reason } }
  }
  const isPublic = (post.visibility ?? 'public') === 'public'
  const status = post.status ?? 'draft'
  const published = post.published_at ?? null
  const date = published === null ? null : new Date(published)
  const isPage = post.type === 'page' || post.page === true || post.page === 1
  const slug = post.slug ?? ''
  const image = post.feature_image?.replace(GHOST_URL, '') ?? ''
  const entry: ContentEntry = {
    ...{ line: null, path, title, slug, author, body },
    kind: isPage ? 'page' : 'post',
    key: `ghost:${post.id}`,
    oldPath: slug === '' ? null : encodeURI(`/${slug}/`),
    isPublished: status === 'published' && isPublic,
    date: date && !Number.isNaN(date.getTime()) ? date : null,
    // Internal tags begin with "#", and are not shown.
    tags: tags.filter((name) => !name.startsWith('#')),
    categories: [],
    excerpt: post.custom_excerpt ?? '',
    image: image === '' ? null : { source: image, alt: post.feature_image_alt ?? '' },
    isWordPress: false,
    comments: [],
    notes: [
      ...(status === 'scheduled' ? ['is scheduled, and becomes a draft'] : []),
      ...(isPublic ? [] : ['is for members, and becomes a draft']),
      ...(typeof post.html !== 'string' ? ['has no HTML in the export, so its body is empty'] : []),
    ],
  }
  return { kind: 'entry', entry }
}
