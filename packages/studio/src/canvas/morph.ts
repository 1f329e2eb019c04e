import { Idiomorph } from 'idiomorph'

/** Changes an element into what HTML says, without touching what is equal; the block that is edited stays as it is. */
export function morph(element: HTMLElement, html: string, edited: string | undefined): void {
  if (html === '') return element.replaceChildren()
  void Idiomorph.morph(element, html, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node) =>
        !(old instanceof HTMLElement && edited !== undefined && old.dataset['b'] === edited),
    },
  })
}
