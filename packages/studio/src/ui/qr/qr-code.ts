import { encodeCodewords, findVersion, type QrVersion, toBits } from './codewords.ts'
import { computePenalty, type QrModules } from './penalty.ts'

/** Creates the QR code of a text with error correction level M; undefined if it has more than 180 bytes. */
export function createQrCode(text: string): QrModules | undefined {
  const bytes = new TextEncoder().encode(text)
  const qr = findVersion(bytes.length)
  if (!qr) return undefined
  const symbol = new QrSymbol(qr)
  symbol.drawPatterns()
  symbol.drawCodewords(encodeCodewords(bytes, qr))
  const masked = masks.map((mask, id) => symbol.finish(id, mask))
  return masked.reduce((best, each) => (computePenalty(each) < computePenalty(best) ? each : best))
}

type Mask = (x: number, y: number) => boolean

const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

class QrSymbol {
  readonly #qr: QrVersion
  readonly #size: number
  readonly #dark: boolean[][]
  /** The modules that are no data. */
  readonly #fixed: boolean[][]

  constructor(qr: QrVersion) {
    this.#qr = qr
    this.#size = qr.version * 4 + 17
    const createRows = () =>
      Array.from({ length: this.#size }, () => Array.from({ length: this.#size }, () => false))
    this.#dark = createRows()
    this.#fixed = createRows()
  }

  drawPatterns(): void {
    const last = this.#size - 1
    for (let at = 0; at <= last; at += 1) {
      this.#fix(6, at, at % 2 === 0)
      this.#fix(at, 6, at % 2 === 0)
    }
    this.#drawRings(3, 3, 4)
    this.#drawRings(last - 3, 3, 4)
    this.#drawRings(3, last - 3, 4)
    const { alignment } = this.#qr
    const end = alignment.at(-1)
    for (const x of alignment)
      for (const y of alignment) {
        const isFinder = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)
        if (!isFinder) this.#drawRings(x, y, 2)
      }
    this.#drawVersion()
    this.#drawFormat(0)
  }

  /** Draws the codewords in columns of two from the right, upward and downward in turn. */
  drawCodewords(codewords: readonly number[]): void {
    const bits = codewords.flatMap((codeword) => toBits(codeword, 8))
    let next = 0
    let isUpward = true
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.#size; step += 1) {
        const y = isUpward ? this.#size - 1 - step : step
        for (const x of [right, right - 1]) {
          const row = this.#dark[y]
          if (!row || this.#fixed[y]?.[x]) continue
          row[x] = bits[next] === 1
          next += 1
        }
      }
      isUpward = !isUpward
    }
  }

  /** Returns the symbol with a mask and its number. */
  finish(id: number, mask: Mask): QrModules {
    this.#drawFormat(id)
    return this.#dark.map((row, y) =>
      row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(x, y))),
    )
  }

  #fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.#dark[y], this.#fixed[y]]
    if (!row || !fixed || x < 0 || x >= this.#size) return
    row[x] = dark
    fixed[x] = true
  }

  /** Draws the squares around a center: those of a finder with its light border, or of an alignment pattern. */
  #drawRings(x: number, y: number, radius: number): void {
    for (let down = -radius; down <= radius; down += 1)
      for (let across = -radius; across <= radius; across += 1) {
        const ring = Math.max(Math.abs(across), Math.abs(down))
        const isDark = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4
        this.#fix(x + across, y + down, isDark)
      }
  }

  #drawFormat(mask: number): void {
    // Level M is 00.
    const bits = toBits(((mask << 10) | computeCheck(mask, 10, 0x537)) ^ 0x5412, 15).toReversed()
    const last = this.#size - 1
    for (const [at, bit] of bits.entries()) {
      const dark = bit === 1
      const along = at < 6 ? at : at < 8 ? at + 1 : 14 - at
      if (at < 8) this.#fix(8, along, dark)
      else this.#fix(at === 8 ? 7 : along, 8, dark)
      if (at < 8) this.#fix(last - at, 8, dark)
      else this.#fix(8, last - 14 + at, dark)
    }
    this.#fix(8, last - 7, true)
  }

  #drawVersion(): void {
    const { version } = this.#qr
    if (version < 7) return
    const bits = toBits((version << 12) | computeCheck(version, 12, 0x1f25), 18).toReversed()
    for (const [at, bit] of bits.entries()) {
      const near = this.#size - 11 + (at % 3)
      const far = Math.floor(at / 3)
      this.#fix(near, far, bit === 1)
      this.#fix(far, near, bit === 1)
    }
  }
}

/** Returns the check bits of a number by a generator polynomial. */
function computeCheck(value: number, length: number, polynomial: number): number {
  let rest = value
  for (let at = 0; at < length; at += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial)
  return rest
}
