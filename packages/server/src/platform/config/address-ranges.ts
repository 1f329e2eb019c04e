import { readFileSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** The ranges of network addresses that the operator supplies. */
export interface AddressRanges {
  /** The country of each range; undefined if there is no file. */
  readonly countries: RangeTable | undefined
  /** The ranges of data centers, where no visitor sits. */
  readonly dataCenters: RangeTable | undefined
}

/** A range of addresses, as numbers: of IPv6 the first 64 bits, as one visitor has all addresses of them. */
interface Range {
  readonly start: bigint
  readonly end: bigint
  readonly value: string
}

/** Finds the range of an address by binary search. */
export class RangeTable {
  readonly #parts: Readonly<Record<4 | 6, Part>>

  /** Parses lines such as `192.0.2.0/24,GB` or `192.0.2.0,192.0.2.255,GB`. Throws an error that names a wrong line. */
  constructor(text: string) {
    const ranges: Record<4 | 6, Range[]> = { 4: [], 6: [] }
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const [content = ''] = line.split('#', 1).map((text) => text.trim())
      if (content === '') continue
      const parsed = parseLine(content.split(/[,;\s]+/).map((cell) => cell.replaceAll('"', '')))
      if (!parsed)
        throw new Error(`Line ${index + 1} is no range of addresses: ${content.slice(0, 60)}`)
      ranges[parsed.version].push(parsed)
    }
    this.#parts = { 4: toPart(ranges[4]), 6: toPart(ranges[6]) }
  }

  get size(): number {
    return this.#parts[4].values.length + this.#parts[6].values.length
  }

  /** Returns the value of the range of an address; undefined if it is in none. */
  find(address: string): string | undefined {
    const [bare = ''] = address.split('%')
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
    const parsed = parseAddress(mapped ?? bare)
    if (!parsed) return undefined
    const { starts, ends, values } = this.#parts[parsed.version]
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((starts[middle] ?? 0n) <= parsed.number) low = middle + 1
      else high = middle
    }
    const end = ends[low - 1]
    return end !== undefined && parsed.number <= end ? values[low - 1] : undefined
  }
}

interface Part {
  readonly starts: BigUint64Array
  readonly ends: BigUint64Array
  readonly values: readonly string[]
}

/** Returns ranges in order; those of one value that touch become one. */
function toPart(ranges: readonly Range[]): Part {
  const merged: { start: bigint; end: bigint; value: string }[] = []
  for (const range of ranges.toSorted((a, b) =>
    a.start < b.start ? -1 : a.start > b.start ? 1 : 0,
  )) {
    const last = merged.at(-1)
    if (last?.value === range.value && range.start <= last.end + 1n)
      last.end = last.end > range.end ? last.end : range.end
    else merged.push({ ...range })
  }
  return {
    starts: BigUint64Array.from(merged, ({ start }) => start),
    ends: BigUint64Array.from(merged, ({ end }) => end),
    values: merged.map(({ value }) => value),
  }
}

type ParsedAddress = { readonly version: 4 | 6; readonly number: bigint }

function parseLine(cells: readonly string[]): (Range & { readonly version: 4 | 6 }) | undefined {
  const [first = '', second = '', third = ''] = cells
  const [address = '', bits] = first.split('/')
  const start = parseAddress(address)
  if (!start) return undefined
  const { version } = start
  if (bits === undefined) {
    const end = parseAddress(second)
    if (!end) return { version, start: start.number, end: start.number, value: second }
    if (end.version !== version || end.number < start.number) return undefined
    return { version, start: start.number, end: end.number, value: third }
  }
  const length = version === 4 ? 32 : 64
  const prefix = Math.min(Number(bits), length)
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) return undefined
  const rest = (1n << BigInt(length - prefix)) - 1n
  return { version, start: start.number & ~rest, end: start.number | rest, value: second }
}

function parseAddress(text: string): ParsedAddress | undefined {
  if (isIPv4(text)) {
    const number = text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
    return { version: 4, number }
  }
  if (!isIPv6(text)) return undefined
  const [head = '', tail] = text.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const dotted = (after.at(-1) ?? before.at(-1) ?? '').includes('.') ? 1 : 0
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length - dotted)
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4)
  const number = groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
  return { version: 6, number }
}

/** Reads the files of ranges. Throws an error that names the setting of a file that cannot be read. */
export function readAddressRanges(
  config: Pick<Config, 'countryRanges' | 'dataCenterRanges'>,
): AddressRanges {
  const read = (name: string, file: string | undefined) => {
    if (file === undefined) return undefined
    try {
      return new RangeTable(readFileSync(file, 'utf8'))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'The file cannot be read'
      throw new Error(`Invalid configuration: ${name} is no list of address ranges. ${reason}`, {
        cause,
      })
    }
  }
  return {
    countries: read('COUNTRY_RANGES', config.countryRanges),
    dataCenters: read('DATA_CENTER_RANGES', config.dataCenterRanges),
  }
}
