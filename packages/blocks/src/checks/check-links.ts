import {
  type Block,
  type Content,
  type Json,
  type Link,
  linkSchema,
  type Path,
  type RichNode,
} from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { ContentFix, ContentIssueCode, PlacedIssue } from './content-issue.ts'
import { listRichTexts, type PlacedText } from './visible-texts.ts'

/** The ports that links are checked with. */
export interface LinkPorts extends Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'> {
  /** Returns what visitors find at a link. */
  readonly getTarget: (link: Link) => 'found' | 'unpublished' | 'deleted' | 'missing'
}

const ISSUES = {
  found: undefined,
  unpublished: 'unpublished-link',
  deleted: 'deleted-link',
  missing: 'missing-page',
} as const

interface FoundLink {
  readonly link: Link
  readonly field: string | null
  /** The command that removes the link. */
  readonly fix: ContentFix | null
}

/** Returns the links of a page that lead nowhere. */
export function checkLinks(content: Content, ports: LinkPorts): readonly PlacedIssue[] {
  const anchors = new Set(content.sections.flatMap(({ anchor }) => anchor ?? []))
  return Object.values(content.blocks).flatMap((block) =>
    findLinks(block, ports).flatMap(({ link, field, fix }): readonly PlacedIssue[] => {
      const code = findLinkIssue(link, anchors, ports)
      return code === undefined
        ? []
        : code === 'unpublished-link'
          ? [{ blockId: block.id, code, field, fix: null, ...getTargetId(link) }]
          : [{ blockId: block.id, code, field, fix }]
    }),
  )
}

/** Returns the id of the document that a link leads to; empty for products, which have no draft. */
function getTargetId(link: Link): Pick<PlacedIssue, 'targetId'> {
  return link.kind === 'document' ? { targetId: link.id } : {}
}

/** Returns the links of a document's blocks. */
export function listLinks(
  { blocks }: Pick<Content, 'blocks'>,
  languages: Pick<LinkPorts, 'locale' | 'fallbackLocale'>,
): readonly Link[] {
  return Object.values(blocks).flatMap((block) =>
    findLinks(block, languages).map(({ link }) => link),
  )
}

function findLinkIssue(
  link: Link,
  anchors: ReadonlySet<string>,
  { getTarget }: LinkPorts,
): ContentIssueCode | undefined {
  if (link.kind === 'url' && link.url.startsWith('#'))
    return anchors.has(link.url.slice(1)) ? undefined : 'missing-anchor'
  return ISSUES[getTarget(link)]
}

function findLinks(
  block: Block,
  languages: Pick<LinkPorts, 'locale' | 'fallbackLocale'>,
): readonly FoundLink[] {
  return [
    ...findDataLinks(block.id, block.data, []),
    ...listRichTexts(block, languages).flatMap(findTextLinks),
  ]
}

/** Finds the links in the data of a block. One in a list is corrected by hand, as commands change whole lists. */
function findDataLinks(id: string, json: Json, path: Path, isInList = false): readonly FoundLink[] {
  if (typeof json !== 'object' || json === null) return []
  const parsed = linkSchema.safeParse(json)
  if (parsed.success && path.length > 0) {
    const payload = { id, path: [...path] }
    const fix = { kind: 'remove-link', command: 'block.setData', payload } as const
    return [{ link: parsed.data, field: null, fix: isInList ? null : fix }]
  }
  return Object.entries(json).flatMap(([name, inner]) =>
    findDataLinks(id, inner, [...path, name], isInList || Array.isArray(json)),
  )
}

function findTextLinks({ blockId: id, field, locale, text }: PlacedText): readonly FoundLink[] {
  const links = listMarks(text.content)
  return links.map((link) => ({
    link,
    field,
    fix: {
      kind: 'remove-link',
      command: 'block.setText',
      payload: {
        id,
        locale,
        field,
        // Rich texts are JSON.
        value: { ...text, content: removeMark(text.content, link) } as unknown as Json,
      },
    },
  }))
}

type Children = NonNullable<RichNode['content']>

function listMarks(nodes: Children): readonly Link[] {
  const found = nodes.flatMap((node): readonly Link[] => {
    if ('text' in node)
      return node.marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.to] : [])) ?? []
    return 'content' in node && node.content ? listMarks(node.content) : []
  })
  return found.filter((link, at) => found.findIndex((other) => isSame(other, link)) === at)
}

function removeMark(nodes: Children, link: Link): Children {
  return nodes.map((node) => {
    if ('text' in node) {
      const marks = node.marks?.filter(
        (mark) => mark.type !== 'link' || !isSame(mark.attrs.to, link),
      )
      const { marks: _, ...plain } = node
      return marks === undefined || marks.length === 0 ? plain : { ...plain, marks }
    }
    return 'content' in node && node.content
      ? { ...node, content: removeMark(node.content, link) }
      : node
  })
}

function isSame(one: Link, other: Link): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
