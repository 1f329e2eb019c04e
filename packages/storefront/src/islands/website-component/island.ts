import { isThemeScript } from './theme-script.ts'

/** The exports of a component's script. */
interface Component {
  readonly mount?: (element: HTMLElement, settings: unknown) => void
}

/**
 * Loads the theme's script for a website component and calls its `mount` with the element and the owner's settings.
 *
 * @see dom §6 "website-component"
 */
export function mount(element: HTMLElement): Promise<void> {
  const { blockScripts: url = '', settings = '{}' } = element.dataset
  if (!isThemeScript(url, location.origin)) return Promise.resolve()
  const loading: Promise<Component> = import(/* @vite-ignore */ url)
  return loading.then(({ mount: mountComponent }) =>
    mountComponent?.(element, JSON.parse(settings)),
  )
}
