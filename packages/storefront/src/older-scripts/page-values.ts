const READERS: Readonly<Record<string, () => number>> = {
  winWidth: () => window.innerWidth,
  winHeight: () => window.innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => window.scrollX,
  docScrollY: () => window.scrollY,
}

/** Reads a size of the page by the name that older templates use on any element; undefined for other names. */
export function readPageValue(name: string): number | undefined {
  return Object.hasOwn(READERS, name) ? READERS[name]?.() : undefined
}
