import { Idiomorph } from 'idiomorph'

/** Changes an element into what HTML says, without touching what is equal; the block that is edited stays as it is. */
export function morph(element: HTMLElement, html: string, edited: string | undefined): void {
  if (html === '') return element.replaceChildren()
  void Idiomorph.morph(element, html, {
    morphStyle: 'outerHTML',
    callbacks: { beforeNodeMorphed: (old: Node) => !isEdited(old, edited) },
  })
}

/** Changes everything around the content of the page. */
export function morphAround(html: string, edited: string | undefined): void {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  replaceHeadCode(head)
  void Idiomorph.morph(document.body, body.innerHTML, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node) => old.nodeName !== 'MAIN' && !isEdited(old, edited),
    },
  })
}

/** Puts the code that owners added to the head in place of what was there. */
function replaceHeadCode(head: HTMLElement): void {
  const fresh = findHeadCode(head)
  const old = findHeadCode(document.head)
  if (!fresh || !old || hasEqualHtml(fresh.nodes, old.nodes)) return
  for (const node of old.nodes) node.remove()
  old.end.before(...fresh.nodes)
}

/** Finds the nodes between the comments that the server puts around the code. */
function findHeadCode(head: HTMLElement) {
  const nodes = [...head.childNodes]
  const findMark = (text: string) =>
    nodes.findIndex((node) => node instanceof Comment && node.data === text)
  const end = nodes[findMark('/page-code')]
  if (!(end instanceof Comment)) return undefined
  return { end, nodes: nodes.slice(findMark('page-code') + 1, nodes.indexOf(end)) }
}

function hasEqualHtml(one: readonly ChildNode[], other: readonly ChildNode[]): boolean {
  return one.length === other.length && one.every((node, at) => node.isEqualNode(other[at] ?? null))
}

function isEdited(node: Node, edited: string | undefined): boolean {
  return node instanceof HTMLElement && edited !== undefined && node.dataset['b'] === edited
}
