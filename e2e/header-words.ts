import type { DocumentWithDraft } from '@vitrine/contract'
import type { HeaderFooter } from '@vitrine/page'
import type { Page } from '@playwright/test'
import { StudioApi } from './studio-api.ts'

/** Publishes a header with settings of the test; undefined removes them. Resolves to those that it had. */
export async function publishHeader(
  owner: Page,
  header: HeaderFooter['header'],
): Promise<HeaderFooter['header']> {
  const api = new StudioApi(owner)
  const { documents } = await api.get<{ readonly documents: readonly { readonly id: string }[] }>(
    '/api/studio/documents?kind=header-footer',
  )
  const id = documents[0]?.id ?? ''
  const draft = await api.get<DocumentWithDraft>(`/api/studio/documents/${id}`)
  const op = header
    ? { op: 'set', path: ['header'], value: header }
    : { op: 'unset', path: ['header'] }
  const { rev } = await api.post<{ readonly rev: number }>(`/api/studio/documents/${id}/changes`, {
    base: draft.rev,
    clientId: `header-${draft.rev}`,
    sets: [{ seq: 1, command: 'header.set', label: 'change header', ops: [op] }],
  })
  await api.publishRev({ id, rev })
  const { header: before } = draft.body as Pick<HeaderFooter, 'header'>
  return before
}

/**
 * Fills the menu of the shown header up to six entries and gives it three social links, and returns the words that are
 * broken, the elements that lie on others, and what is wider than the window, at one width.
 */
export async function findHeaderIssues(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 720 })
  return page.evaluate(() => {
    const header = document.querySelector('#header')
    if (!header) return ['no header']
    const names = ['Journal', 'Workshops', 'Collections', 'Wholesale', 'Contact', 'Questions']
    for (const list of header.querySelectorAll('.site-nav-wide'))
      while (list.children.length < names.length) {
        const entry = list.firstElementChild?.cloneNode(true)
        if (!(entry instanceof HTMLElement)) return ['no menu']
        const name = entry.querySelector('a, summary')
        if (name) name.textContent = names[list.children.length] ?? ''
        list.append(entry)
      }
    for (const list of header.querySelectorAll('.header-social ul'))
      while (list.children.length < 3 && list.firstElementChild)
        list.append(list.firstElementChild.cloneNode(true))
    const shown = [...header.querySelectorAll('a, summary, input')].filter((each) =>
      each.checkVisibility(),
    )
    const broken = shown.flatMap((each) => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          if (node.parentElement?.closest('.visually-hidden, .cart-word')) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) found.push(`${word} breaks`)
        }
      return found
    })
    const boxes = shown.map((each) => each.getBoundingClientRect())
    const overlaps = shown.flatMap((each, at) => {
      const one = boxes[at]
      return shown.slice(at + 1).flatMap((other, step) => {
        const two = boxes[at + 1 + step]
        if (!one || !two || each.contains(other)) return []
        const x = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const y = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        return x > 1 && y > 1 ? [`${each.textContent.trim()} on ${other.textContent.trim()}`] : []
      })
    })
    const isWide = document.documentElement.scrollWidth > window.innerWidth
    return [...broken, ...overlaps, ...(isWide ? ['wider than the window'] : [])]
  })
}
