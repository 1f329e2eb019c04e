/** Creates an element with a class and text. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
) {
  const element = document.createElement(tag)
  element.className = className
  if (text !== '') element.textContent = text
  return element
}
