import type { postComment, readComments, Reply } from '@vitrine/contract'
import { call, Refused } from '../http.ts'
import { said } from '../page-words.ts'
import { commentItem, makeForm } from './draw.ts'

type Read = Reply<typeof readComments>

/**
 * Takes over the comments of an item: they are sent without leaving the page, and can be answered. Where
 * the template prints the empty element of the formatter, they are drawn here.
 *
 * @see dom §7 ".squarespace-comments"
 */
export function mount(root: HTMLElement): void {
  const id = root.dataset['itemId'] ?? ''
  const form = root.querySelector('form')
  const offer = form ? takeOver(root, id, form) : () => undefined
  takeOlder(root, id, offer)
  if (root.childElementCount > 0) return
  read(id).then(
    (found) => {
      const list = document.createElement('ol')
      list.className = 'comment-list'
      list.append(...found.comments.map(commentItem))
      root.append(list)
      if (!found.isOpen) return
      const made = makeForm(id)
      root.append(made)
      takeOver(root, id, made, found)
    },
    // Nothing can be read: the element stays as it was, empty.
    () => undefined,
  )
}

function read(id: string, cursor = ''): Promise<Read> {
  const query = cursor === '' ? '' : `?cursor=${cursor}`
  return call<typeof readComments>('GET', `/api/comments/${id}${query}`)
}

/** Shows older comments below the others, instead of a page of their own. */
function takeOlder(root: HTMLElement, id: string, offer: (item: Element) => void): void {
  const link = root.querySelector<HTMLAnchorElement>('.comments-older')
  const list = root.querySelector('.comment-list')
  if (!link || !list) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    read(id, link.dataset['cursor']).then(
      ({ comments, nextPageCursor }) => {
        const items = comments.map(commentItem)
        list.append(...items)
        items.forEach(offer)
        // Who works the keys goes on with what has come.
        const [first] = items
        if (first) first.tabIndex = -1
        first?.focus()
        if (nextPageCursor === null) link.parentElement?.remove()
        else link.dataset['cursor'] = nextPageCursor
      },
      // The page of its own is there still.
      () => location.assign(link.href),
    )
  })
}

/** Answers what offers to answer a comment that comes later. */
function takeOver(
  root: HTMLElement,
  id: string,
  form: HTMLFormElement,
  known?: Read,
): (item: Element) => void {
  const status = document.createElement('p')
  status.className = 'comment-status'
  status.setAttribute('role', 'status')
  form.append(status)
  // Begun now: the server takes what comes too soon after for a robot's.
  const begun = (known ? Promise.resolve(known) : read(id)).catch(() => undefined)
  void begun.then((found) => {
    if (found?.isSignedIn)
      for (const field of form.querySelectorAll<HTMLElement>('.comment-who')) {
        field.hidden = true
        for (const input of field.querySelectorAll('input')) input.disabled = true
      }
  })
  const parent = document.createElement('input')
  parent.type = 'hidden'
  parent.name = 'parentId'
  // The page may have been asked for to answer one.
  const asked = form.querySelector<HTMLInputElement>('[name=parentId]')
  parent.value = asked?.value ?? ''
  asked?.remove()
  form.append(parent)
  const offer = replyOffer(form, parent)
  for (const comment of root.querySelectorAll('.comment-list > .comment')) offer(comment)

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    if (button?.getAttribute('aria-disabled') === 'true') return
    button?.setAttribute('aria-disabled', 'true')
    send()
      .catch((error: unknown) => {
        status.textContent = said(error instanceof Refused ? error.message : 'Please try again.')
      })
      .finally(() => button?.removeAttribute('aria-disabled'))
  })

  const send = async () => {
    const fields = new FormData(form)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    const answer = await call<typeof postComment>('POST', `/api/comments/${id}`, {
      text: text('text'),
      name: text('name'),
      email: text('email'),
      website: text('website'),
      parentId: text('parentId') || null,
      token: (await begun)?.token ?? '',
    })
    status.textContent = said(answer.message)
    const area = form.querySelector('textarea')
    if (area) area.value = ''
    if (answer.comment) show(root, answer.comment)
    parent.value = ''
    form.querySelector('.comment-cancel')?.remove()
    form.querySelector('.comment-answering')?.remove()
  }
  return offer
}

/** Newest first; an answer below the one it answers. */
function show(root: HTMLElement, comment: NonNullable<Reply<typeof postComment>['comment']>): void {
  const item = commentItem({ ...comment, replies: [] })
  const above = comment.parentId && root.querySelector(`#comment-${comment.parentId}`)
  if (!above) return root.querySelector('.comment-list')?.prepend(item)
  const list = above.querySelector('.comment-replies') ?? document.createElement('ol')
  list.className = 'comment-replies'
  list.append(item)
  above.append(list)
}

/** Puts a button below a comment, in the place of its link to a page that answers it. */
function replyOffer(form: HTMLFormElement, parent: HTMLInputElement): (comment: Element) => void {
  const post = form.querySelector<HTMLElement>('button')
  const { reply = 'Reply', cancel = 'Cancel reply' } = post?.dataset ?? {}
  const begin = (comment: Element, name: string) => {
    parent.value = comment.id.replace('comment-', '')
    form.querySelector('.comment-answering')?.remove()
    form.querySelector('.comment-cancel')?.remove()
    const end = buttonOf(`${cancel}: ${name}`, 'comment-cancel')
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
    const button = buttonOf(reply, 'comment-reply')
    button.setAttribute('aria-label', `${reply}: ${name}`)
    button.addEventListener('click', () => begin(comment, name))
    comment.querySelector(':scope > .comment-answer')?.remove()
    comment.querySelector('.comment-text')?.after(button)
  }
}

function buttonOf(text: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  return button
}
