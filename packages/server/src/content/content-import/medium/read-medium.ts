import { decodeEntities } from '@vitrine/page'
import type { ContentEntry, ContentSource, ReadEntry } from '../entry.ts'
import { HtmlScanner, type ScannedTag } from '../html/html-scanner.ts'
import { type FileTree, TreeError } from '../tree/file-tree.ts'

const POST = /(?:^|\/)posts\/[^/]+\.html$/

/** Returns whether a tree is an export of Medium. */
export function isMedium({ paths }: FileTree): boolean {
  return paths.some((path) => POST.test(path))
}

/** Reads an export of Medium: a web page for each post. */
export function readMedium(tree: FileTree): ContentSource {
  return { format: 'Medium', siteUrl: '', read: () => readEntries(tree) }
}

async function* readEntries(tree: FileTree): AsyncGenerator<ReadEntry> {
  for (const path of tree.paths.filter((each) => POST.test(each))) {
    try {
      yield toReadEntry(path, (await tree.read(path)).toString('utf8'))
    } catch (error) {
      if (!(error instanceof TreeError)) throw error
      const { message: reason } = error
      yield { kind: 'skipped', skipped: { line: null, path, title: path, reason } }
    }
  }
}

/** The marks of the parts of a post: its microformat classes. */
interface MediumPost {
  title: string
  summary: string
  body: string
  author: string
  date: string
}

function toReadEntry(path: string, html: string): ReadEntry {
  const post = parsePost(html)
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? ''
  const isDraft = name.startsWith('draft_')
  const title = decodeEntities(stripTags(post.title)).trim()
  if (title === '' && stripTags(post.body).trim() === '') {
    const reason = 'its title and its body are empty'
    return { kind: 'skipped', skipped: { line: null, path, title: name, reason } }
  }
  const id = /-?([0-9a-f]{8,16})$/.exec(name)?.[1] ?? name
  const date = post.date === '' ? null : new Date(post.date)
  const entry: ContentEntry = {
    ...{ line: null, path, title },
    kind: 'post',
    key: `medium:${id}`,
    slug: '',
    // The URLs of Medium are on its own host, which cannot redirect to this site.
    oldPath: null,
    isPublished: !isDraft,
    date: date && !Number.isNaN(date.getTime()) ? date : null,
    author: decodeEntities(stripTags(post.author)).trim(),
    tags: [],
    categories: [],
    excerpt: stripTags(post.summary).trim(),
    image: null,
    body: removeTitle(post.body, title),
    isWordPress: false,
    comments: [],
    notes: [],
  }
  return { kind: 'entry', entry }
}

function parsePost(html: string): MediumPost {
  const post: MediumPost = { title: '', summary: '', body: '', author: '', date: '' }
  const scanner = new HtmlScanner(html, { readsShortcodes: false })
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind !== 'tag' || token.tag.isEnd) continue
    const { tag } = token
    const classes = (tag.attributes.get('class') ?? '').split(/\s+/)
    if (classes.includes('p-name')) post.title ||= scanner.peekElement(tag)
    else if (classes.includes('p-summary')) post.summary ||= scanner.peekElement(tag)
    else if (classes.includes('e-content')) post.body ||= takeElement(scanner, tag)
    else if (classes.includes('p-author')) post.author ||= scanner.peekElement(tag)
    else if (classes.includes('dt-published')) post.date ||= tag.attributes.get('datetime') ?? ''
  }
  return post
}

/** Returns what an element has inside, and moves behind it. */
function takeElement(scanner: HtmlScanner, tag: ScannedTag): string {
  const inner = scanner.peekElement(tag)
  scanner.skipElement(tag)
  return inner
}

/** Removes the first heading if it repeats the title, and the rules before sections. */
function removeTitle(body: string, title: string): string {
  const bare = body.replaceAll(/<hr\b[^<>]*\bsection-divider\b[^<>]*>/g, '')
  const heading = /<(h[1-4])\b[^<>]*>([^<]*)<\/\1>/.exec(bare)
  return heading && decodeEntities(heading[2] ?? '').trim() === title
    ? bare.replace(heading[0], '')
    : bare
}

function stripTags(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, '')
}
