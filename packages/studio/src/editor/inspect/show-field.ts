/** Puts the keyboard in a field of a panel, and keeps it in sight while what is above it loads, such as an image. */
export function showField(field: HTMLElement): void {
  field.focus()
  const show = () => field.scrollIntoView({ block: 'nearest' })
  const observer = new ResizeObserver(show)
  for (const part of field.closest('aside')?.children ?? []) observer.observe(part)
  field.addEventListener('blur', () => observer.disconnect(), { once: true })
  show()
}
