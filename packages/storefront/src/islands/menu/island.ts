/**
 * Closes a menu that opens over the page: on Escape, which returns the focus to its button, and when the focus or a
 * press goes elsewhere. It opens without a script.
 */
export function mount(menu: HTMLElement): void {
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
