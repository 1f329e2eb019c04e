const FOCUSABLE =
  'a[href],button,input,select,textarea,summary,iframe,video,audio,[tabindex]:not([tabindex="-1"])'

/** Takes links and fields of the page out of the tab order: the canvas is one stop, and its keys select blocks. */
export function quietFocus(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(FOCUSABLE))
    if (!element.closest('.ProseMirror')) element.tabIndex = -1
}
