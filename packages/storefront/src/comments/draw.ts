import type { CommentThread } from '@vitrine/contract'
import { COMMENT_MAX_LENGTH, COMMENT_NAME_MAX_LENGTH } from '@vitrine/model'
import { pageLanguage } from '../page-words.ts'

/** A comment as the platform's template draws it; only ever as text. */
export function commentItem(comment: CommentThread): HTMLLIElement {
  const item = make('li', 'comment')
  item.id = `comment-${comment.id}`
  const time = make('time', '', new Date(comment.createdAt).toLocaleDateString(pageLanguage()))
  time.dateTime = comment.createdAt.slice(0, 10)
  const meta = make('p', 'comment-meta')
  meta.append(make('span', 'comment-author', comment.name), ' ', time)
  const text = make('p', 'comment-text', comment.text)
  text.dir = 'auto'
  text.style.whiteSpace = 'pre-line'
  text.style.overflowWrap = 'anywhere'
  item.append(meta, text)
  if (comment.replies.length > 0) {
    const replies = make('ol', 'comment-replies')
    replies.append(...comment.replies.map((reply) => commentItem({ ...reply, replies: [] })))
    item.append(replies)
  }
  return item
}

/** The form, for templates that print only the element it goes into. */
export function makeForm(id: string): HTMLFormElement {
  const form = make('form', 'comment-form')
  form.method = 'post'
  form.action = `/comments/${id}`
  const area = make('textarea')
  area.rows = 5
  area.maxLength = COMMENT_MAX_LENGTH
  const name = make('input')
  name.autocomplete = 'name'
  name.maxLength = COMMENT_NAME_MAX_LENGTH
  const email = make('input')
  email.type = 'email'
  email.autocomplete = 'email'
  form.append(
    labelled('Comment', 'text', area),
    labelled('Name', 'name', name, 'comment-who'),
    labelled('Email (not shown)', 'email', email, 'comment-who'),
    make('button', 'button comment-post', 'Post comment'),
  )
  return form
}

function labelled(
  text: string,
  name: string,
  field: HTMLInputElement | HTMLTextAreaElement,
  className = '',
): HTMLElement {
  field.name = name
  field.required = true
  const label = make('label', '', text)
  label.append(' ', field)
  const line = make('p', `comment-field ${className}`)
  line.append(label)
  return line
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = '') {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  if (text !== '') element.textContent = text
  return element
}
