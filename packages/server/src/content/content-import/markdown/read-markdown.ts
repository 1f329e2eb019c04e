import { Marked } from 'marked'
import type { ContentEntry, ContentSource, ReadEntry } from '../entry.ts'
import { createFileSearch, type FileTree, resolvePath, TreeError } from '../tree/file-tree.ts'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'

const MARKDOWN = /\.(?:md|mdx|markdown)$/i
/** The files about a project, which are no content. */
const ABOUT = /(?:^|\/)(?:readme|changelog|contributing|license|code_of_conduct)\.\w+$/i

const markdown = new Marked({ gfm: true })

/** Returns whether a tree has Markdown files. */
export function hasMarkdown({ paths }: FileTree): boolean {
  return paths.some((path) => MARKDOWN.test(path) && !ABOUT.test(path))
}

/** Reads the Markdown files of a tree, each a post or a page, with the images beside them. */
export function readMarkdown(tree: FileTree): ContentSource {
  const findFile = createFileSearch(tree)
  return {
    format: 'Markdown',
    siteUrl: '',
    read: () => readEntries(tree),
    readImage: async (source) => {
      const path = source.startsWith(OWN) ? source.slice(OWN.length) : undefined
      const found = path === undefined ? undefined : findFile(path)
      if (found === undefined) return undefined
      return { bytes: await tree.read(found), filename: found.split('/').at(-1) ?? '' }
    },
  }
}

/** The beginning of the source of an image in the tree. */
const OWN = 'file:///'

async function* readEntries(tree: FileTree): AsyncGenerator<ReadEntry> {
  for (const path of tree.paths) {
    if (!MARKDOWN.test(path)) continue
    const position = { line: null, path }
    if (ABOUT.test(path)) {
      const reason = 'it is about the project'
      yield { kind: 'skipped', skipped: { ...position, title: path, reason } }
      continue
    }
    try {
      yield toReadEntry(path, (await tree.read(path)).toString('utf8'))
    } catch (error) {
      if (!(error instanceof TreeError)) throw error
      yield { kind: 'skipped', skipped: { ...position, title: path, reason: error.message } }
    }
  }
}

function toReadEntry(path: string, source: string): ReadEntry {
  const { fields, body } = parseFrontMatter(source)
  const heading = readHeading(body.trimStart())
  const text = (...names: readonly string[]) => getText(fields, names)
  const title = text('title') || heading?.trim() || ''
  if (title === '' && body.trim() === '') {
    const skipped = { line: null, path, title: path, reason: 'it is empty' }
    return { kind: 'skipped', skipped }
  }
  const { date: fileDate, slug: fileSlug } = parseFilename(path)
  const date = parseDate(text('date', 'published', 'publishdate', 'pubdate')) ?? fileDate
  const isPage = /^page$/i.test(text('type', 'layout')) || /(?:^|\/)_?pages\//i.test(path)
  const isDraft =
    /^true$/i.test(text('draft')) || /^false$/i.test(text('published')) || /_drafts\//.test(path)
  const image = text('image', 'cover', 'featured_image', 'thumbnail', 'hero')
  // A title that the text repeats is shown once.
  const shown = heading && !fields.has('title') ? removeFirstLine(body.trimStart()) : body
  const entry: ContentEntry = {
    ...{ line: null, path, title, date },
    kind: isPage ? 'page' : 'post',
    key: `markdown:${path}`,
    slug: text('slug') || fileSlug,
    oldPath: getOldPath(text('permalink', 'url')),
    isPublished: !isDraft,
    author: text('author', 'authors'),
    tags: getList(fields, ['tags', 'keywords']),
    categories: getList(fields, ['categories', 'category']),
    excerpt: text('excerpt', 'summary', 'description'),
    image: image === '' ? null : { source: toSource(path, image), alt: text('image_alt', 'alt') },
    body: renderBody(path, shown),
    isWordPress: false,
    comments: [],
    notes: [],
  }
  return { kind: 'entry', entry }
}

/** Returns the heading that a text begins with; undefined if it begins with none. */
function readHeading(text: string): string | undefined {
  const [line = ''] = text.split('\n', 1)
  return line.startsWith('# ') ? line.slice(2) : undefined
}

function removeFirstLine(text: string): string {
  const end = text.indexOf('\n')
  return end < 0 ? '' : text.slice(end + 1)
}

/** Renders Markdown; images with a path get the path in the tree. */
function renderBody(path: string, source: string): string {
  const tokens = markdown.lexer(source)
  void markdown.walkTokens(tokens, (token) => {
    if (token.type === 'image' && typeof token['href'] === 'string')
      token['href'] = toSource(path, token['href'])
  })
  return markdown.parser(tokens)
}

function toSource(from: string, source: string): string {
  const path = resolvePath(from, source)
  return path === undefined ? source : `${OWN}${path}`
}

function getText(fields: FrontMatter, names: readonly string[]): string {
  for (const name of names) {
    const value = fields.get(name)
    if (value !== undefined) return typeof value === 'string' ? value : (value[0] ?? '')
  }
  return ''
}

function getList(fields: FrontMatter, names: readonly string[]): readonly string[] {
  const value = names.map((name) => fields.get(name)).find((each) => each !== undefined) ?? []
  const list = typeof value === 'string' ? value.split(',') : value
  return list.map((each) => each.trim()).filter((each) => each !== '')
}

/** Parses the name of a file, which may begin with a date; an index has the name of its folder. */
function parseFilename(path: string): { readonly date: Date | null; readonly slug: string } {
  const [folder = '', name = ''] = path.replace(MARKDOWN, '').split('/').slice(-2)
  const own = path.includes('/') ? name : folder
  const base = /^_?index$/i.test(own) && path.includes('/') ? folder : own
  const [, date, rest] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base) ?? []
  return { date: parseDate(date ?? ''), slug: rest ?? base }
}

function parseDate(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null
  const date = new Date(
    text.replace(/^(\S+) (\d\d:\d\d)/, '$1T$2').replace(/ ([+-]\d\d:?\d\d)$/, '$1'),
  )
  return Number.isNaN(date.getTime()) ? null : date
}

function getOldPath(path: string): string | null {
  return path.startsWith('/') && path !== '/' && !/[:?#]/.test(path) ? encodeURI(path) : null
}
