import type { like, readLikes, unlike } from '@vitrine/contract'
import { call } from '../http.ts'
import { said } from '../page-words.ts'
import { isRemembered, remember } from './liked.ts'

/** Counts asked for together: a list has a button for each of its items. */
let asked: Map<string, (count: number) => void> | undefined

/**
 * Brings a like button alive: its count as it is now, and whether this browser likes the item.
 *
 * @see dom §7 ".sqs-simple-like", compat §10 "squarespace-likes"
 */
export function mount(button: HTMLElement): void {
  const id = button.dataset['itemId'] ?? ''
  const icon = button.querySelector('.like-icon')
  const count = button.querySelector('.like-count')
  let likes = Number(button.dataset['likeCount']) || 0
  let isLiked = isRemembered(id)
  let isBusy = false
  let wasPressed = false

  const draw = () => {
    button.setAttribute('aria-pressed', String(isLiked))
    button.setAttribute('aria-label', said(`Like, ${likes}`))
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
    draw()
    remember(id, isLiked)
    try {
      const told = isLiked
        ? await call<typeof like>('POST', `/api/likes/${id}`)
        : await call<typeof unlike>('DELETE', `/api/likes/${id}`)
      likes = told.likeCount
      isLiked = told.isLiked
      remember(id, isLiked)
    } catch {
      // It was not taken: the button says so by being as it was.
      ;({ likes, isLiked } = before)
      remember(id, isLiked)
    }
    isBusy = false
    draw()
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
  draw()
  ask(id, (now) => {
    // It may be from before the press, whose answer says more.
    if (wasPressed) return
    likes = now
    draw()
  })
}

const MOST_ASKED = 100

/** One call for all that are mounted by the end of this turn. */
function ask(id: string, tell: (count: number) => void): void {
  if (asked && asked.size < MOST_ASKED) {
    const beside = asked.get(id)
    asked.set(id, (count) => [beside, tell].forEach((each) => each?.(count)))
    return
  }
  const waiting = new Map([[id, tell]])
  asked = waiting
  setTimeout(() => {
    if (asked === waiting) asked = undefined
    const ids = [...waiting.keys()].join(',')
    call<typeof readLikes>('GET', `/api/likes?ids=${ids}` as '/api/likes').then(
      ({ likes }) => waiting.forEach((each, of) => each(likes[of] ?? 0)),
      // The count stays what the page says.
      () => undefined,
    )
  }, 0)
}
