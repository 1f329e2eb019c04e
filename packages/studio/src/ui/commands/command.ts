import type { LucideIcon } from 'lucide-react'

/** Something that a person can do on the present screen, by the palette or by its keys. */
export interface Command {
  /** The name in the code: `orders.search`. */
  readonly id: string
  readonly label: string
  /** A second text after the label, such as the email address of a customer. */
  readonly note?: string
  /** The heading in the palette and in the list of keys. */
  readonly group: string
  readonly Icon?: LucideIcon
  /** The keys: `mod+k`, `?`, or two after another as `g o`. */
  readonly keys?: string
  /** Further words by which the palette finds it. */
  readonly keywords?: readonly string[]
  /** Whether a field with the focus leaves its keys to the command, as `mod+s`. Others run outside fields only. */
  readonly runsInFields?: boolean
  /** Whether its keys are only shown here: the part of the screen that has the focus handles them. */
  readonly onlyShowsKeys?: boolean
  /** Whether only the list of keys shows it: keys such as the arrows, which do nothing without the focus. */
  readonly isHint?: boolean
  readonly run: () => void
}
