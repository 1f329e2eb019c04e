/** Puts the focus on the next row, else on the one before, else on the button or the field that adds. */
export function focusNeighbor(row: HTMLElement | null): void {
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  const list = row?.closest('fieldset')
  const target =
    other?.querySelector('button') ?? list?.querySelector<HTMLElement>(':scope > div > button')
  target?.focus()
}
