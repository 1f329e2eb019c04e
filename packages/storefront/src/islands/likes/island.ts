import type { like, readLikes, unlike } from '@vitrine/contract'
import { callApi } from '../../call-api.ts'
import { likeMessages } from '@vitrine/model'
import { createPageTranslate } from '../../translate.ts'
import { isItemLiked, saveItemLiked } from './liked-items.ts'

const t = createPageTranslate(likeMessages)

/** The like counts of the next request: a list has a button for each item. */
let pendingRequest: Map<string, (count: number) => void> | undefined

/**
 * Takes over a like button: loads the current count, shows whether this browser likes the item, and toggles it.
 *
 * @see dom §7 ".sqs-simple-like", compat §10 "squarespace-likes"
 */
export function mount(button: HTMLElement): void {
  const id = button.dataset['itemId'] ?? ''
  const icon = button.querySelector('.like-icon')
  const count = button.querySelector('.like-count')
  let likes = Number(button.dataset['likeCount']) || 0
  let isLiked = isItemLiked(id)
  let isBusy = false
  let wasPressed = false

  const render = () => {
    button.setAttribute('aria-pressed', String(isLiked))
    button.setAttribute('aria-label', t('likes.like', { count: likes }))
    button.classList.toggle('clicked', isLiked)
    if (icon) icon.textContent = isLiked ? '♥' : '♡'
    if (count) count.textContent = likes === 0 ? '' : String(likes)
  }
  const press = async () => {
    if (isBusy) return
    isBusy = true
    wasPressed = true
    const before = { likes, isLiked }
    isLiked = !isLiked
    likes = Math.max(0, likes + (isLiked ? 1 : -1))
    render()
    saveItemLiked(id, isLiked)
    try {
      const answer = isLiked
        ? await callApi<typeof like>('POST', `/api/likes/${id}`)
        : await callApi<typeof unlike>('DELETE', `/api/likes/${id}`)
      likes = answer.likeCount
      isLiked = answer.isLiked
      saveItemLiked(id, isLiked)
    } catch {
      // The request failed, so restore the previous state.
      ;({ likes, isLiked } = before)
      saveItemLiked(id, isLiked)
    }
    isBusy = false
    render()
  }

  button.setAttribute('role', 'button')
  button.tabIndex = 0
  for (const part of [icon, count]) part?.setAttribute('aria-hidden', 'true')
  button.addEventListener('click', () => void press())
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) void press()
  })
  render()
  requestCount(id, (now) => {
    // The count may be older than the response to the press.
    if (wasPressed) return
    likes = now
    render()
  })
}

const MAX_IDS_PER_REQUEST = 100

/** Requests a count, in one request for all buttons mounted in the same task. */
function requestCount(id: string, listener: (count: number) => void): void {
  if (pendingRequest && pendingRequest.size < MAX_IDS_PER_REQUEST) {
    const existing = pendingRequest.get(id)
    pendingRequest.set(id, (count) => [existing, listener].forEach((each) => each?.(count)))
    return
  }
  const waiting = new Map([[id, listener]])
  pendingRequest = waiting
  setTimeout(() => {
    if (pendingRequest === waiting) pendingRequest = undefined
    const ids = [...waiting.keys()].join(',')
    callApi<typeof readLikes>('GET', `/api/likes?ids=${ids}` as '/api/likes').then(
      ({ likes }) => waiting.forEach((notify, item) => notify(likes[item] ?? 0)),
      // The count of the page stays.
      () => undefined,
    )
  }, 0)
}
