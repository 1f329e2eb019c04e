import type { postComment, readComments, Reply } from '@vitrine/contract'
import { callApi, getErrorText } from '../../call-api.ts'
import { renderComment, renderForm } from './render-comments.ts'
import { t } from './translate.ts'

type CommentPage = Reply<typeof readComments>

/**
 * Takes over the comments of an item: they are sent without leaving the page and can be replied to. If the template
 * has only an empty element, the comments are rendered here.
 *
 * @see dom §7 ".squarespace-comments"
 */
export function mount(root: HTMLElement): void {
  const id = root.dataset['itemId'] ?? ''
  const form = root.querySelector('form')
  const offer = form ? enhanceForm(root, id, form) : () => undefined
  enhanceOlderLink(root, id, offer)
  if (root.childElementCount > 0) return
  fetchComments(id).then(
    (page) => {
      const list = document.createElement('ol')
      list.className = 'comment-list'
      list.append(...page.comments.map(renderComment))
      root.append(list)
      if (!page.isOpen) return
      const newForm = renderForm(id)
      root.append(newForm)
      enhanceForm(root, id, newForm, page)
    },
    // Without comments the element stays empty.
    () => undefined,
  )
}

function fetchComments(id: string, cursor = ''): Promise<CommentPage> {
  const query = cursor === '' ? '' : `?cursor=${cursor}`
  return callApi<typeof readComments>('GET', `/api/comments/${id}${query}`)
}

/** Makes the link to older comments append them to the list. */
function enhanceOlderLink(root: HTMLElement, id: string, offer: (item: Element) => void): void {
  const link = root.querySelector<HTMLAnchorElement>('.comments-older')
  const list = root.querySelector('.comment-list')
  if (!link || !list) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    fetchComments(id, link.dataset['cursor']).then(
      ({ comments, nextPageCursor }) => {
        const items = comments.map(renderComment)
        list.append(...items)
        items.forEach(offer)
        // Keyboard users continue at the first new comment.
        const [first] = items
        if (first) first.tabIndex = -1
        first?.focus()
        if (nextPageCursor === null) link.parentElement?.remove()
        else link.dataset['cursor'] = nextPageCursor
      },
      // The page with older comments still works.
      () => location.assign(link.href),
    )
  })
}

/** Makes the form send without leaving the page. Returns a function that adds a reply button to a comment. */
function enhanceForm(
  root: HTMLElement,
  id: string,
  form: HTMLFormElement,
  known?: CommentPage,
): (item: Element) => void {
  const status = document.createElement('p')
  status.className = 'comment-status'
  status.setAttribute('role', 'status')
  form.append(status)
  // Fetched now, because the server rejects comments sent too soon after.
  const loaded = (known ? Promise.resolve(known) : fetchComments(id)).catch(() => undefined)
  void loaded.then((page) => {
    if (page?.isSignedIn) hideIdentityFields(form)
  })
  const parent = replaceParentInput(form)
  const offer = createReplyOffer(form, parent)
  for (const comment of root.querySelectorAll('.comment-list > .comment')) offer(comment)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    if (button?.getAttribute('aria-disabled') === 'true') return
    button?.setAttribute('aria-disabled', 'true')
    send()
      .catch((error: unknown) => {
        status.textContent = getErrorText(error)
      })
      .finally(() => button?.removeAttribute('aria-disabled'))
  })

  const send = async () => {
    const token = (await loaded)?.token ?? ''
    const answer = await callApi<typeof postComment>('POST', `/api/comments/${id}`, {
      ...readFields(form),
      token,
    })
    status.textContent = t(`comments.${answer.status}`)
    const area = form.querySelector('textarea')
    if (area) area.value = ''
    if (answer.comment) insertComment(root, answer.comment)
    parent.value = ''
    form.querySelector('.comment-cancel')?.remove()
    form.querySelector('.comment-answering')?.remove()
  }
  return offer
}

function readFields(form: HTMLFormElement) {
  const fields = new FormData(form)
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text: read('text'),
    name: read('name'),
    email: read('email'),
    website: read('website'),
    parentId: read('parentId') || null,
  }
}

function hideIdentityFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('.comment-who')) {
    field.hidden = true
    for (const input of field.querySelectorAll('input')) input.disabled = true
  }
}

/** Adds a hidden input for the comment that is replied to. */
function replaceParentInput(form: HTMLFormElement): HTMLInputElement {
  const parent = document.createElement('input')
  parent.type = 'hidden'
  parent.name = 'parentId'
  // The page may have been opened to reply to a comment.
  const existing = form.querySelector<HTMLInputElement>('[name=parentId]')
  parent.value = existing?.value ?? ''
  existing?.remove()
  form.append(parent)
  return parent
}

/** Inserts a new comment at the top of the list, or a reply below its comment. */
function insertComment(
  root: HTMLElement,
  comment: NonNullable<Reply<typeof postComment>['comment']>,
): void {
  const item = renderComment({ ...comment, replies: [] })
  const above = comment.parentId && root.querySelector(`#comment-${comment.parentId}`)
  if (!above) return root.querySelector('.comment-list')?.prepend(item)
  const list = above.querySelector('.comment-replies') ?? document.createElement('ol')
  list.className = 'comment-replies'
  list.append(item)
  above.append(list)
}

/** Returns a function that replaces a comment's reply link with a button. */
function createReplyOffer(
  form: HTMLFormElement,
  parent: HTMLInputElement,
): (comment: Element) => void {
  const post = form.querySelector<HTMLElement>('button')
  const { reply = t('comments.reply'), cancel = t('comments.cancelReply') } = post?.dataset ?? {}
  const begin = (comment: Element, name: string) => {
    parent.value = comment.id.replace('comment-', '')
    form.querySelector('.comment-answering')?.remove()
    form.querySelector('.comment-cancel')?.remove()
    const end = createButton(`${cancel}: ${name}`, 'comment-cancel')
    end.addEventListener('click', () => {
      parent.value = ''
      end.remove()
      form.querySelector('textarea')?.focus()
    })
    post?.after(' ', end)
    form.querySelector('textarea')?.focus()
  }
  return (comment) => {
    const name = comment.querySelector('.comment-author')?.textContent ?? ''
    const button = createButton(reply, 'comment-reply')
    button.setAttribute('aria-label', `${reply}: ${name}`)
    button.addEventListener('click', () => begin(comment, name))
    comment.querySelector(':scope > .comment-answer')?.remove()
    comment.querySelector('.comment-text')?.after(button)
  }
}

function createButton(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  return button
}
