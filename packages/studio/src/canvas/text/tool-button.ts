/** Creates a button of the toolbar. */
export function createButton(
  name: string,
  label: string,
  icon: string,
  act: () => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['name'] = name
  button.ariaLabel = label
  button.title = label
  button.textContent = icon
  button.addEventListener('click', act)
  return button
}
