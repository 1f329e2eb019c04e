/** Returns the host of a URL without `www.`; empty if it is not a web address. */
export function parseHost(url: string): string {
  return (
    /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?(\[[^\]]*\]|[^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  )
}
