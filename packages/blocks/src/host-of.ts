/** Whose address it is, without what stands before every host; empty for what is none. */
export function hostOf(url: string): string {
  return (
    /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?(\[[^\]]*\]|[^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  )
}
