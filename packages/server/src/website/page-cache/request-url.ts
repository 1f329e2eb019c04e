/**
 * Parses the URL of a request as a path of this site: `//host/..` would otherwise be read as the
 * URL of another one.
 */
export function parseRequestUrl(url: string): URL {
  return new URL(`http://localhost/${url.replace(/^[/\\]+/, '')}`)
}
