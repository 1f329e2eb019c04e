import { readSiteUserId } from '../../site-user/read-site-user.ts'

const LANGUAGE = 'a[hreflang]'

/**
 * Closes a menu that opens over the page: on Escape, which returns the focus to its button, and when the focus or a
 * press goes elsewhere. It opens without a script. A language that a signed-in visitor chooses becomes that of the account.
 */
export function mount(menu: HTMLElement): void {
  if (menu.querySelector(LANGUAGE) && readSiteUserId() !== undefined) followLanguage(menu)
  // A menu in a column opens in its place.
  if (!(menu instanceof HTMLDetailsElement) || menu.closest('.navigation-layout-column')) return
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  const closeFromOutside = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('focusin', closeFromOutside)
  document.addEventListener('click', closeFromOutside)
}

/** Saves the language that a signed-in visitor chooses. The link works whether or not it is saved. */
function followLanguage(menu: HTMLElement): void {
  const loading = import('../../site-user/site-user-client.ts')
  loading.catch(() => undefined)
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LANGUAGE)
    if (!link) return
    const language = { tag: link.hreflang, isCustomCode: 'customCode' in link.dataset }
    loading
      .then(({ SiteUserClient }) => new SiteUserClient().setLocale(language))
      .catch((error: unknown) => console.error(error))
  })
}
