import type { ZoneAdapter } from '../adapters.ts'
import type { Dialect, FormatterTable } from '../plugin.ts'
import type { Run } from '../run.ts'
import { find } from '../scope.ts'
import { asNumber, asString } from '../value.ts'

import { Moment } from './moment.ts'
import { directives } from './strftime.ts'

const defaultZone = 'America/New_York'

export const date: FormatterTable = {
  date: (args, { dialect }) => {
    const pattern = args.join(' ')
    const texts = textsOf(pattern, dialect)
    const { pieces } = texts
    if (pieces.length === 0) return () => ''
    return (value, run) => {
      const at = asNumber(value)
      if (Number.isNaN(at)) throw new TypeError('the date is not a number')
      const zone = siteZone(run, value)
      if (texts.enter(zone, run.host.zones)) run.charge(ofZone)
      const known = texts.get(at)
      if (known !== undefined) return known
      run.charge(ofMoment + perPiece * pieces.length)
      const moment = momentAt(run, at, zone)
      let text = ''
      for (let index = 0; index < pieces.length; index++) {
        const piece = pieces[index] ?? ''
        text += typeof piece === 'string' ? piece : piece(moment)
      }
      return texts.keep(at, text)
    }
  },
}

/** Steps: a zone is made anew, a date is worked out. */
const ofZone = 20_000
const ofMoment = 300
const perPiece = 10

const mostPatterns = 100
const mostTexts = 200
const longestPattern = 200
const patterns: Readonly<Record<Dialect, Map<string, Texts>>> = {
  reference: new Map(),
  vitrine: new Map(),
}

/** Texts of one pattern, in the zone asked for last. A page is drawn again with the dates it had. */
class Texts {
  readonly pieces: readonly Piece[]
  readonly #texts = new Map<number, string>()
  #zone = ''
  #zones: ZoneAdapter | undefined

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }

  /** True where the zone is another than the last time. */
  enter(zone: string, zones: ZoneAdapter | undefined): boolean {
    if (this.#zone === zone && this.#zones === zones) return false
    this.#texts.clear()
    this.#zone = zone
    this.#zones = zones
    return true
  }

  get(at: number): string | undefined {
    return this.#texts.get(at)
  }

  keep(at: number, text: string): string {
    if (this.#texts.size >= mostTexts) this.#texts.clear()
    this.#texts.set(at, text)
    return text
  }
}

function textsOf(pattern: string, dialect: Dialect): Texts {
  const kept = patterns[dialect]
  const known = kept.get(pattern)
  if (known) return known
  const texts = new Texts(readPattern(pattern, dialect))
  if (kept.size >= mostPatterns) kept.clear()
  // A copy: a slice would keep the whole source.
  if (pattern.length <= longestPattern) kept.set(` ${pattern}`.slice(1), texts)
  return texts
}

type Piece = string | ((moment: Moment) => string)

/** As the reference engine counts: in 32 bits with a sign. */
const wrappedSeconds = ({ at }: Moment): string => String(Math.floor(at / 1000) | 0)

/** A pattern as texts and directives; unknown directives are nothing, a last `%` is itself. */
function readPattern(pattern: string, dialect: Dialect): readonly Piece[] {
  const pieces: Piece[] = []
  let text = ''
  for (let at = 0; at < pattern.length; at++) {
    const letter = pattern.charAt(at)
    if (letter !== '%' || at === pattern.length - 1) {
      text += letter
      continue
    }
    at++
    const name = pattern.charAt(at)
    const isWrapped = name === 's' && dialect === 'reference'
    const directive = isWrapped ? wrappedSeconds : directives.get(name)
    if (!directive) continue
    if (text !== '') pieces.push(text)
    text = ''
    pieces.push(directive)
  }
  if (text !== '') pieces.push(text)
  return pieces
}

/** The zone of the site: in the data, else from the host. */
export function siteZone(run: Run, value: unknown): string {
  const given = asString(find(run, value, ['website', 'timeZone']))
  return given || run.host.timeZone || defaultZone
}

function momentAt(run: Run, at: number, zone: string): Moment {
  const offset = run.host.zones?.offset(zone, at) ?? { minutes: 0, abbreviation: 'UTC' }
  return new Moment(at, offset)
}
