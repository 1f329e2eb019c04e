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
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  void Idiomorph.morph(document.body, body.innerHTML, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node) => old.nodeName !== 'MAIN' && !isEdited(old, edited),
    },
  })
}

function isEdited(node: Node, edited: string | undefined): boolean {
  return node instanceof HTMLElement && edited !== undefined && node.dataset['b'] === edited
}
