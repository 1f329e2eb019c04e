interface SettleOptions {
  /** The time without a change after which the DOM is settled, in ms. */
  readonly quietMs?: number
  /** The maximum time to wait, in ms. */
  readonly maxMs?: number
}

/**
 * Waits until nothing below `root` has changed for `quietMs`, at most `maxMs`. Resolves to whether the DOM settled.
 *
 * @see platform spec §9 "DOM-settle wait"
 */
export function waitForSettledDom(
  root: Node,
  { quietMs = 100, maxMs = 3000 }: SettleOptions = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isSettled: boolean) => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(limit)
      resolve(isSettled)
    }
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(end, quietMs, true)
    })
    observer.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    let quiet = setTimeout(end, quietMs, true)
    const limit = setTimeout(end, maxMs, false)
  })
}
