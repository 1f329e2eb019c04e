import type { FoundLink } from '../protocol.ts'

/** The pages that match what is typed into a field: a list box, of which the field is the combobox. */
export interface LinkResults {
  readonly element: HTMLElement
  /** Shows pages; the first one is active if the typed text can be nothing else. */
  readonly show: (links: readonly FoundLink[], isFirstActive: boolean) => void
  /** Makes the next or the previous page active. */
  readonly move: (step: 1 | -1) => void
  readonly getActive: () => FoundLink | undefined
}

/** Creates the list of the pages that match what is typed. */
export function createLinkResults(
  input: HTMLInputElement,
  { label, choose }: { readonly label: string; readonly choose: (found: FoundLink) => void },
): LinkResults {
  const element = document.createElement('ul')
  element.id = 'link-results'
  element.hidden = true
  element.setAttribute('role', 'listbox')
  element.ariaLabel = label
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-controls', element.id)
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  let links: readonly FoundLink[] = []
  let active = -1
  const activate = (at: number) => {
    active = at
    for (const [index, option] of [...element.children].entries())
      option.ariaSelected = String(index === at)
    const option = element.children[at]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  return {
    element,
    show: (found, isFirstActive) => {
      links = found
      element.replaceChildren(...found.map((each, at) => createOption(each, at, choose)))
      element.hidden = found.length === 0
      input.ariaExpanded = String(found.length > 0)
      activate(isFirstActive && found.length > 0 ? 0 : -1)
    },
    move: (step) => {
      const { length } = links
      if (length > 0)
        activate(active === -1 && step === -1 ? length - 1 : (active + step + length) % length)
    },
    getActive: () => links[active],
  }
}

function createOption(
  found: FoundLink,
  at: number,
  choose: (found: FoundLink) => void,
): HTMLElement {
  const { title, path } = found
  const option = document.createElement('li')
  option.id = `link-result-${at}`
  option.setAttribute('role', 'option')
  const small = document.createElement('small')
  small.dir = 'ltr'
  small.textContent = path
  const name = document.createElement('bdi')
  name.textContent = title
  option.append(name, small)
  // The keyboard stays in the field.
  option.addEventListener('pointerdown', (event) => event.preventDefault())
  option.addEventListener('click', () => choose(found))
  return option
}
