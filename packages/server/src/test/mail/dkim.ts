import { createHash, type KeyObject, verify } from 'node:crypto'

/**
 * Returns whether the DKIM signature of a message is valid, as a receiving server computes it with "relaxed"
 * headers and body. @see RFC 6376 §3.4
 */
export function isDkimValid(raw: string, publicKey: KeyObject): boolean {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .replaceAll(/\s/g, '')
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  )
  const body = relaxBody(raw.slice(end + 4))
  if (createHash('sha256').update(body).digest('base64') !== tags.get('bh')) return false
  const signed = (tags.get('h') ?? '').split(':').map((name) => {
    const found = headers.find((header) =>
      header.toLowerCase().startsWith(`${name.toLowerCase()}:`),
    )
    return found === undefined ? '' : `${relaxHeader(found)}\r\n`
  })
  const unsigned = relaxHeader(signature)
    .replace(/([;\s]b=)[^;]*/, '$1')
    .trimEnd()
  const data = Buffer.from(signed.join('') + unsigned)
  return verify('sha256', data, publicKey, Buffer.from(tags.get('b') ?? '', 'base64'))
}

function relaxHeader(header: string): string {
  const colon = header.indexOf(':')
  const value = header
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
  return `${header.slice(0, colon).trim().toLowerCase()}:${value}`
}

function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}
