import type { CommentThread } from '@vitrine/contract'
import { MAX_COMMENT_LENGTH, MAX_COMMENT_NAME_LENGTH } from '@vitrine/model'
import { getPageLanguage } from '../../page-context.ts'
import { t } from './translate.ts'

/** Renders a comment with the classes of the platform's template. Content is set as text, never as HTML. */
export function renderComment(comment: CommentThread): HTMLLIElement {
  const item = createElement('li', 'comment')
  item.id = `comment-${comment.id}`
  const time = createElement(
    'time',
    '',
    new Date(comment.createdAt).toLocaleDateString(getPageLanguage()),
  )
  time.dateTime = comment.createdAt.slice(0, 10)
  const meta = createElement('p', 'comment-meta')
  meta.append(createElement('span', 'comment-author', comment.name), ' ', time)
  const text = createElement('p', 'comment-text', comment.text)
  text.dir = 'auto'
  text.style.whiteSpace = 'pre-line'
  text.style.overflowWrap = 'anywhere'
  item.append(meta, text)
  if (comment.replies.length > 0) {
    const replies = createElement('ol', 'comment-replies')
    replies.append(...comment.replies.map((reply) => renderComment({ ...reply, replies: [] })))
    item.append(replies)
  }
  return item
}

/** Renders the comment form for templates without one. */
export function renderForm(id: string): HTMLFormElement {
  const form = createElement('form', 'comment-form')
  form.method = 'post'
  form.action = `/comments/${id}`
  const area = createElement('textarea')
  area.rows = 5
  area.maxLength = MAX_COMMENT_LENGTH
  const name = createElement('input')
  name.autocomplete = 'name'
  name.maxLength = MAX_COMMENT_NAME_LENGTH
  const email = createElement('input')
  email.type = 'email'
  email.autocomplete = 'email'
  form.append(
    renderField(t('comments.text'), 'text', area),
    renderField(t('comments.name'), 'name', name, 'comment-who'),
    renderField(t('comments.email'), 'email', email, 'comment-who'),
    createElement('button', 'button comment-post', t('comments.post')),
  )
  return form
}

function renderField(
  text: string,
  name: string,
  field: HTMLInputElement | HTMLTextAreaElement,
  className = '',
): HTMLElement {
  field.name = name
  field.required = true
  const label = createElement('label', '', text)
  label.append(' ', field)
  const line = createElement('p', `comment-field ${className}`)
  line.append(label)
  return line
}

function createElement<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = '') {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  if (text !== '') element.textContent = text
  return element
}
