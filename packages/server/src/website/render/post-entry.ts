import type { Comment } from '@vitrine/contract'
import { commentStateCodes } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import { hasCommentsBlock } from '../content-loading/index.ts'
import type { TemplateData } from '../page-json/index.ts'
import { type PageRendering, renderWithTags } from '../platform-tags/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { resolveScripts } from '../theme-loading/index.ts'

/** The partial of the platform, which a theme may replace. */
const PARTIAL = 'comments.block'

/**
 * Renders the comments on an item and their form, which `{squarespace-post-entry}` prints; empty if
 * they are not shown.
 *
 * @see platform spec §4 "Comments shown when …"
 */
export async function renderPostEntry(
  rendering: PageRendering,
  scope: TemplateData,
): Promise<TemplateData> {
  const { content, theme, context } = rendering
  const template = theme.blocks[PARTIAL]
  const entry = getCommentData(context, content)
  if (content.kind !== 'record' || hasCommentsBlock(content.item.body) || !entry || !template)
    return {}
  const html = await renderWithTags(rendering, template, { ...scope, ...entry })
  return { 'squarespace-post-entry': html }
}

/**
 * Renders the comments for the comments block. Blocks are rendered synchronously, so platform tags
 * are not filled in it.
 */
export function renderCommentsBlock(
  {
    content,
    theme,
    templateContext,
    onIssue,
    scriptPolicy,
  }: Pick<PageRendering, 'content' | 'theme' | 'templateContext' | 'onIssue' | 'scriptPolicy'>,
  context: RenderContext,
  strings: TemplateData,
): string {
  const template = theme.blocks[PARTIAL]
  const entry = getCommentData(context, content)
  if (!entry || !template) return ''
  const { output, errors } = template.render(
    { localizedStrings: strings, ...entry },
    templateContext,
  )
  for (const error of errors) onIssue(theme.describeError(error))
  return resolveScripts(output, theme.scripts.marks, scriptPolicy)
}

function getCommentData(context: RenderContext, content: PageContent): TemplateData | undefined {
  const subject = getCommentSubject(content)
  if (!subject) return undefined
  const { comments, ...counts } = subject
  const [path = ''] = context.path.split('?')
  return {
    postEntry: {
      ...counts,
      locale: context.language.tag,
      isOpen: comments.isOpen,
      ...(comments.next !== null && { olderUrl: `${path}?comments=${comments.next}` }),
      older: comments.next,
      ...(comments.hasNewer && { newestUrl: path }),
      ...(comments.replyTo && {
        answered: { id: comments.replyTo.id, name: untrusted(comments.replyTo.name) },
      }),
      path,
      threads: comments.threads.map((thread) => ({
        ...getCommentView(thread),
        canAnswer: comments.isOpen,
        // Replies are one level deep.
        replies: thread.replies.map((one) => ({ ...getCommentView(one), canAnswer: false })),
      })),
    },
  }
}

function getCommentSubject(content: PageContent) {
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

/** Returns a comment, with the texts of visitors marked as untrusted. */
function getCommentView({ id, name, isOwner, text, createdAt }: Comment) {
  return {
    id,
    name: untrusted(name),
    isOwner,
    text: untrusted(text),
    addedOn: Date.parse(createdAt),
  }
}

/**
 * The CSS that comments need in every theme: a note is hidden unless the URL targets it, which is
 * how a form without scripts is answered.
 */
const COMMENTS_CSS =
  '.comment-received:not(:target){display:none}.comment-list,.comment-replies{list-style:none;padding:0}.comment-replies{margin-inline-start:1.5rem}.comment-form label{display:block}.comment-form input:not([type=hidden]),.comment-form textarea{width:100%;box-sizing:border-box}'

export function getCommentsCss(content: PageContent): string {
  const isForm = content.kind === 'system' && content.name === 'comment'
  return isForm || getCommentSubject(content) ? COMMENTS_CSS : ''
}
