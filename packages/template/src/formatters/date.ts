import type { ZoneAdapter } from '../adapters.ts'
import type { Dialect, FormatterTable } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { findInScope } from '../run/scope.ts'
import { asNumber, asString } from '../value.ts'

import { Moment } from './moment.ts'
import { directives } from './strftime.ts'

const DEFAULT_ZONE = 'America/New_York'

export const date: FormatterTable = {
  date: (args, { dialect }) => {
    const pattern = args.join(' ')
    const texts = getTexts(pattern, dialect)
    const { pieces } = texts
    if (pieces.length === 0) return () => ''
    return (value, run) => {
      const at = asNumber(value)
      if (Number.isNaN(at)) throw new TypeError('the date is not a number')
      const zone = getSiteZone(run, value)
      if (texts.setZone(zone, run.host.zones)) run.charge(ZONE_COST)
      const known = texts.get(at)
      if (known !== undefined) return known
      run.charge(MOMENT_COST + PIECE_COST * pieces.length)
      const moment = createMoment(run, at, zone)
      let text = ''
      for (let index = 0; index < pieces.length; index++) {
        const piece = pieces[index] ?? ''
        text += typeof piece === 'string' ? piece : piece(moment)
      }
      return texts.add(at, text)
    }
  },
}

/** The cost of creating a zone, of computing a date, and of each piece of a pattern, in steps. */
const ZONE_COST = 20_000
const MOMENT_COST = 300
const PIECE_COST = 10

const MAX_PATTERNS = 100
const MAX_TEXTS = 200
const MAX_PATTERN_LENGTH = 200
const patterns: Readonly<Record<Dialect, Map<string, DateTexts>>> = {
  reference: new Map(),
  vitrine: new Map(),
}

/**
 * The cached texts of one pattern in the zone that was used last. A page is usually rendered again
 * with the same dates.
 */
class DateTexts {
  readonly pieces: readonly Piece[]
  readonly #texts = new Map<number, string>()
  #zone = ''
  #zones: ZoneAdapter | undefined

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  /** Sets the zone. Returns whether it differs from the last one, which clears the cache. */
  setZone(zone: string, zones: ZoneAdapter | undefined): boolean {
    if (this.#zone === zone && this.#zones === zones) return false
    this.#texts.clear()
    this.#zone = zone
    this.#zones = zones
    return true
  }

  get(at: number): string | undefined {
    return this.#texts.get(at)
  }

  add(at: number, text: string): string {
    if (this.#texts.size >= MAX_TEXTS) this.#texts.clear()
    this.#texts.set(at, text)
    return text
  }
}

function getTexts(pattern: string, dialect: Dialect): DateTexts {
  const cache = patterns[dialect]
  const known = cache.get(pattern)
  if (known) return known
  const texts = new DateTexts(parsePattern(pattern, dialect))
  if (cache.size >= MAX_PATTERNS) cache.clear()
  // A copy, because a slice would keep the whole source in memory.
  if (pattern.length <= MAX_PATTERN_LENGTH) cache.set(` ${pattern}`.slice(1), texts)
  return texts
}

type Piece = string | ((moment: Moment) => string)

/** Formats seconds like the reference engine, as a signed 32-bit number. */
const formatWrappedSeconds = ({ at }: Moment): string => String(Math.floor(at / 1000) | 0)

/**
 * Parses a pattern into texts and directives. Unknown directives print nothing, a trailing `%`
 * prints itself.
 */
function parsePattern(pattern: string, dialect: Dialect): readonly Piece[] {
  const pieces: Piece[] = []
  let text = ''
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at)
    if (character !== '%' || at === pattern.length - 1) {
      text += character
      continue
    }
    at++
    const name = pattern.charAt(at)
    const isWrapped = name === 's' && dialect === 'reference'
    const directive = isWrapped ? formatWrappedSeconds : directives.get(name)
    if (!directive) continue
    if (text !== '') pieces.push(text)
    text = ''
    pieces.push(directive)
  }
  if (text !== '') pieces.push(text)
  return pieces
}

/** Returns the zone of the site: from the data, or from the host. */
export function getSiteZone(run: Run, value: unknown): string {
  const zone = asString(findInScope(run, value, ['website', 'timeZone']))
  return zone || run.host.timeZone || DEFAULT_ZONE
}

function createMoment(run: Run, at: number, zone: string): Moment {
  const offset = run.host.zones?.offset(zone, at) ?? { minutes: 0, abbreviation: 'UTC' }
  return new Moment(at, offset)
}
