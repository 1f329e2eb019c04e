import type { PageCodePart } from '@vitrine/page'
import sanitizeHtml from 'sanitize-html'
import { hashScript } from '../http/security-headers.ts'

/** The code of a page as it is rendered, and what its policy has to allow. */
export interface CleanCode {
  readonly html: string
  /** The source expressions of its inline scripts. */
  readonly hashes: readonly string[]
  /** The origins that its scripts come from. */
  readonly scriptOrigins: readonly string[]
  /** The origins of its images, and those that it connects to. */
  readonly imageOrigins: readonly string[]
  /** The names of elements that were removed, such as `iframe`. */
  readonly removed: readonly string[]
}

/** The relations of links that load nothing into the page. */
const LINK_RELATIONS: ReadonlySet<string> = new Set([
  'me',
  'author',
  'license',
  'alternate',
  'preconnect',
  'dns-prefetch',
  'pingback',
  'webmention',
  'micropub',
  'microsub',
  'indieauth-metadata',
  'authorization_endpoint',
  'token_endpoint',
  'openid2.provider',
  'openid2.local_id',
])

const JSON_LD = 'application/ld+json'
const SCRIPT_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript', JSON_LD])

const HEAD_TAGS = ['meta', 'link', 'style', 'script']
const FOOT_TAGS = ['style', 'script', 'div', 'section', 'span', 'p', 'a', 'img', 'br']
const FOOT_TEXTS = ['strong', 'em', 'small', 'ul', 'ol', 'li', 'h2', 'h3', 'h4']

/** Elements whose content is not that of the page. */
const CLOSED_TAGS = [
  ...['noscript', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'option', 'title'],
  ...['xmp', 'noembed', 'noframes', 'plaintext'],
]

const ATTRIBUTES: sanitizeHtml.IOptions['allowedAttributes'] = {
  meta: ['name', 'property', 'itemprop', 'content', 'media'],
  link: ['rel', 'href', 'hreflang', 'type', 'title', 'media', 'crossorigin'],
  style: ['media', 'id'],
  script: [
    ...['src', 'type', 'async', 'defer', 'id', 'integrity', 'crossorigin', 'referrerpolicy'],
    'data-*',
  ],
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  '*': ['id', 'class', 'lang', 'dir', 'hidden', 'title', 'role', 'aria-*', 'data-*'],
}

/** The elements of a head, none of which contains another. */
const HEAD_ELEMENT = /<(?:meta|link)\b[^>]*>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/

/**
 * Returns what an owner added to the head or the end of a page, without elements and attributes that are not on
 * the list. Scripts stay only with `runsScripts`; data such as JSON-LD are no script. It is sanitized when it is
 * rendered, so a new rule applies to old code as well.
 */
export function cleanPageCode(
  code: string,
  { part, runsScripts }: { readonly part: PageCodePart; readonly runsScripts: boolean },
): CleanCode {
  const removed = new Set<string>()
  const origins = { script: new Set<string>(), image: new Set<string>() }
  const allowedTags = part === 'head' ? HEAD_TAGS : [...FOOT_TAGS, ...FOOT_TEXTS]
  const isRemoved = (frame: sanitizeHtml.IFrame): boolean => {
    if (isAllowed(frame, runsScripts)) return false
    removed.add(frame.tag)
    return true
  }
  // Browsers hash scripts after they have unified line breaks.
  const html = sanitizeHtml(code.replaceAll(/\r\n?/g, '\n'), {
    allowedTags,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { script: ['https'], img: ['https'] },
    allowProtocolRelative: false,
    allowVulnerableTags: true,
    disallowedTagsMode: 'discard',
    nonTextTags: CLOSED_TAGS,
    nestingLimit: 50,
    exclusiveFilter: isRemoved,
    onOpenTag: (name, attribs) => {
      if (!allowedTags.includes(name)) removed.add(name)
      const { src, rel, href } = attribs
      if (name === 'script') addOrigin(origins.script, src)
      if (name === 'img') addOrigin(origins.image, src)
      if (name === 'link' && rel === 'preconnect') addOrigin(origins.image, href)
    },
  })
  const own = part === 'head' ? Array.from(html.matchAll(HEAD_ELEMENT), ([each]) => each) : [html]
  const text = own.join('\n').trim()
  return {
    html: text,
    hashes: runsScripts ? listHashes(text) : [],
    scriptOrigins: runsScripts ? [...origins.script] : [],
    imageOrigins: [...origins.image],
    removed: [...removed],
  }
}

function isAllowed({ tag, attribs, text }: sanitizeHtml.IFrame, runsScripts: boolean): boolean {
  const { rel = '', type = '', src } = attribs
  if (tag === 'link')
    return rel.split(/\s+/).every((relation) => LINK_RELATIONS.has(relation.toLowerCase()))
  if (tag !== 'script') return true
  // A browser would read the rest of the page as part of such a script.
  if (text.includes('<!--')) return false
  if (!SCRIPT_TYPES.has(type)) return false
  return type === JSON_LD ? src === undefined : runsScripts
}

/** Adds the origin of a URL; one with characters that have a meaning in a policy is skipped, so the policy blocks it. */
function addOrigin(origins: Set<string>, url: string | undefined): void {
  if (url === undefined || !URL.canParse(url)) return
  const { origin } = new URL(url)
  if (ORIGIN.test(origin)) origins.add(origin)
}

function listHashes(html: string): readonly string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT)).flatMap(([, attributes = '', text = '']) =>
    / src=/.test(attributes) || attributes.includes(JSON_LD) || text === ''
      ? []
      : [hashScript(text)],
  )
}
