/**
 * What a request asks for, whatever it begins with: `//host/..` would be read as another site's address,
 * and some of these as none at all.
 */
export function addressOf(url: string): URL {
  return new URL(`http://localhost/${url.replace(/^[/\\]+/, '')}`)
}
