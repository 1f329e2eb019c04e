import { isOfTheme } from './of-theme.ts'

/** What the script of a component exports. */
interface Component {
  readonly mount?: (element: HTMLElement, settings: unknown) => void
}

/**
 * Hands an element to the script that the site's theme has for it: that script's `mount` is called with the
 * element and what the owner set.
 *
 * @see dom §6 "website-component"
 */
export function mount(element: HTMLElement): Promise<void> {
  const { blockScripts: url = '', settings = '{}' } = element.dataset
  if (!isOfTheme(url, location.origin)) return Promise.resolve()
  const loading: Promise<Component> = import(/* @vite-ignore */ url)
  return loading.then(({ mount: take }) => take?.(element, JSON.parse(settings)))
}
