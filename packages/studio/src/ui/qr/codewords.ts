/** A QR code of one version with error correction level M. */
export interface QrVersion {
  readonly version: number
  /** The number of data and error correction codewords. */
  readonly total: number
  /** The number of error correction codewords of each block. */
  readonly correction: number
  readonly blocks: number
  /** The coordinates of the alignment patterns. */
  readonly alignment: readonly number[]
}

/** The versions 1 to 9. @see ISO/IEC 18004 tables 1, 9 and E.1 */
const versions: readonly QrVersion[] = [
  { version: 1, total: 26, correction: 10, blocks: 1, alignment: [] },
  { version: 2, total: 44, correction: 16, blocks: 1, alignment: [6, 18] },
  { version: 3, total: 70, correction: 26, blocks: 1, alignment: [6, 22] },
  { version: 4, total: 100, correction: 18, blocks: 2, alignment: [6, 26] },
  { version: 5, total: 134, correction: 24, blocks: 2, alignment: [6, 30] },
  { version: 6, total: 172, correction: 16, blocks: 4, alignment: [6, 34] },
  { version: 7, total: 196, correction: 18, blocks: 4, alignment: [6, 22, 38] },
  { version: 8, total: 242, correction: 22, blocks: 4, alignment: [6, 24, 42] },
  { version: 9, total: 292, correction: 22, blocks: 5, alignment: [6, 26, 46] },
]

/** Returns the smallest version for a number of bytes; undefined if it is too large. */
export function findVersion(length: number): QrVersion | undefined {
  // The mode and the length take 12 bits.
  return versions.find(({ total, correction, blocks }) => length + 2 <= total - correction * blocks)
}

/** Returns the codewords of bytes with their error correction, in the order of the symbol. */
export function encodeCodewords(bytes: Uint8Array, qr: QrVersion): readonly number[] {
  const { total, correction, blocks } = qr
  const data = padData(bytes, total - correction * blocks)
  const shortCount = blocks - (total % blocks)
  const shortLength = Math.floor(total / blocks) - correction
  const generator = createGenerator(correction)
  const parts: { readonly data: readonly number[]; readonly check: readonly number[] }[] = []
  let from = 0
  for (let at = 0; at < blocks; at += 1) {
    const part = data.slice(from, from + shortLength + (at < shortCount ? 0 : 1))
    from += part.length
    parts.push({ data: part, check: computeRemainder(part, generator) })
  }
  return [...interleave(parts.map((part) => part.data)), ...interleave(parts.map((p) => p.check))]
}

/** Returns the data codewords: mode, length, bytes, and padding. */
function padData(bytes: Uint8Array, capacity: number): readonly number[] {
  const bits = [...toBits(0b0100, 4), ...toBits(bytes.length, 8)]
  for (const byte of bytes) bits.push(...toBits(byte, 8))
  const room = capacity * 8
  for (let at = 0; at < 4 && bits.length < room; at += 1) bits.push(0)
  while (bits.length % 8 !== 0) bits.push(0)
  const codewords: number[] = []
  for (let at = 0; at < bits.length; at += 8)
    codewords.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad)
  return codewords
}

/** Returns the bits of a number, the highest first. */
export function toBits(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1)
}

function interleave(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    parts.flatMap((part) => part.slice(at, at + 1)),
  ).flat()
}

/** Multiplies two elements of the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** Returns the coefficients of a generator polynomial after the first, which is 1. */
function createGenerator(degree: number): readonly number[] {
  let polynomial = [1]
  let root = 1
  for (let at = 0; at < degree; at += 1) {
    const next = [...polynomial, 0]
    for (const [index, coefficient] of polynomial.entries())
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(coefficient, root)
    polynomial = next
    root = multiply(root, 2)
  }
  return polynomial.slice(1)
}

function computeRemainder(
  data: readonly number[],
  generator: readonly number[],
): readonly number[] {
  let rest = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(generator[at] ?? 0, factor))
  }
  return rest
}
