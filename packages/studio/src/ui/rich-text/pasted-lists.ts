/** A marker that counts, such as "1.", "b)" or "iv."; the others are bullets. */
const COUNTED = /^\(?\w{1,4}[.)]/

/**
 * Joins the items of Word, which are paragraphs with their markers as text, to lists. Other programs write lists as
 * lists. The style with the level is unknown to browsers, so it is read from the attribute.
 */
export function joinWordLists(body: HTMLElement): void {
  /** The open lists by their level, in which the next item may continue. */
  let lists: (HTMLElement | undefined)[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:"]')) {
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"]')
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1])
    if (!marker || !level) continue
    if (paragraph.previousElementSibling !== lists.find(Boolean)) lists = []
    lists.splice(level + 1)
    const label = marker.textContent.trim()
    const tag = COUNTED.test(label) ? 'ol' : 'ul'
    let list = lists[level]
    if (list?.localName !== tag) {
      list = document.createElement(tag)
      const start = Number.parseInt(label, 10)
      if (start > 1) list.setAttribute('start', String(start))
      const outer = lists.slice(0, level).findLast(Boolean)?.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      lists[level] = list
    }
    marker.remove()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    paragraph.remove()
    list.append(item)
  }
}
