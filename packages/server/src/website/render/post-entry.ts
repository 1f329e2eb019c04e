import type { Comment } from '@vitrine/contract'
import { blockTypeCodes, commentStateCodes } from '@vitrine/model'
import type { Content as Sections } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { Content, Place } from './content.ts'
import type { PageJson } from './page-json.ts'
import type { PageRun } from './page-run.ts'
import { drawWithTags } from './run-tags.ts'

/** The platform's own partial; a theme may have one of this name instead. */
const PARTIAL = 'comments.block'

/**
 * What `{squarespace-post-entry}` prints: the comments on an item, and the form that writes one. Nothing
 * where comments are not shown.
 *
 * @see platform spec §4 "Comments shown when …"
 */
export async function postEntry(run: PageRun, scope: PageJson): Promise<PageJson> {
  const { content, theme, place } = run
  const template = theme.blocks[PARTIAL]
  const entry = entryOf(place, content)
  if (content.kind !== 'record' || hasOwnPlace(content.item.body) || !entry || !template) return {}
  const html = await drawWithTags(run, template, { ...scope, ...entry })
  return { 'squarespace-post-entry': html }
}

/**
 * The same for the block that says where they stand. Blocks are drawn at once, so that tags of the
 * platform are not looked for in it.
 */
export function commentsOf(
  { content, theme, context, onFault }: Pick<PageRun, 'content' | 'theme' | 'context' | 'onFault'>,
  place: Place,
  strings: PageJson,
): string {
  const template = theme.blocks[PARTIAL]
  const entry = entryOf(place, content)
  if (!entry || !template) return ''
  const { output, errors } = template.render({ localizedStrings: strings, ...entry }, context)
  for (const error of errors) onFault(theme.describe(error))
  return output
}

/** Whether comments have a block of their own: then they are not shown below the item again. */
export function hasOwnPlace({ blocks }: Pick<Sections, 'blocks'>): boolean {
  return Object.values(blocks).some(({ type }) => type === blockTypeCodes.comments)
}

function entryOf(place: Place, content: Content): PageJson | undefined {
  const about = subjectOf(content)
  if (!about) return undefined
  const { comments, ...counts } = about
  const [path = ''] = place.path.split('?')
  return {
    postEntry: {
      ...counts,
      locale: place.language.tag,
      isOpen: comments.isOpen,
      ...(comments.next !== null && { olderUrl: `${path}?comments=${comments.next}` }),
      older: comments.next,
      ...(comments.isOlder && { newestUrl: path }),
      ...(comments.answered && {
        answered: { id: comments.answered.id, name: untrusted(comments.answered.name) },
      }),
      path,
      threads: comments.threads.map((thread) => ({
        ...commentView(thread),
        canAnswer: comments.isOpen,
        // Answers are one deep, and what lies further out is not to speak for them.
        replies: thread.replies.map((one) => ({ ...commentView(one), canAnswer: false })),
      })),
    },
  }
}

function subjectOf(content: Content) {
  if (content.kind === 'record' && content.comments) {
    const { comments, item } = content
    const { commentState } = item.body
    return { comments, id: item.id, publicCommentCount: item.publicCommentCount, commentState }
  }
  if (content.kind === 'blocks' && content.comments) {
    const { comments, page, publicCommentCount = 0 } = content
    return { comments, id: page.id, publicCommentCount, commentState: commentStateCodes.open }
  }
  return undefined
}

/** What a visitor wrote keeps its mark: no template prints it as markup. */
function commentView({ id, name, isOwner, text, createdAt }: Comment) {
  return {
    id,
    name: untrusted(name),
    isOwner,
    text: untrusted(text),
    addedOn: Date.parse(createdAt),
  }
}

/**
 * What the comments need in any theme: a note that is seen only when the address points at it, which is
 * how a form that was sent without a script is answered.
 */
const CSS =
  '.comment-received:not(:target){display:none}.comment-list,.comment-replies{list-style:none;padding:0}.comment-replies{margin-inline-start:1.5rem}.comment-form label{display:block}.comment-form input:not([type=hidden]),.comment-form textarea{width:100%;box-sizing:border-box}'

export function commentsCss(content: Content): string {
  const isForm = content.kind === 'system' && content.name === 'comment'
  return isForm || subjectOf(content) ? CSS : ''
}
