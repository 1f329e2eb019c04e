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
    const pieces = readPattern(pattern, dialect)
    if (pieces.length === 0) return () => ''
    const texts = textsOf(`${dialect} ${pattern}`)
    return (value, run) => {
      const at = asNumber(value)
      if (Number.isNaN(at)) throw new TypeError('the date is not a number')
      const zone = siteZone(run, value)
      const known = texts.get(at, zone, run.host.zones)
      if (known !== undefined) return known
      const moment = momentAt(run, at, zone)
      let text = ''
      for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(moment)
      return texts.keep(at, text)
    }
  },
}

const mostPatterns = 100
const mostTexts = 200
const kept = new Map<string, Texts>()

/** Texts of one pattern, in the zone asked for last. A page is drawn again with the dates it had. */
class Texts {
  readonly #texts = new Map<number, string>()
  #zone = ''
  #zones: ZoneAdapter | undefined

  get(at: number, zone: string, zones: ZoneAdapter | undefined): string | undefined {
    if (this.#zone !== zone || this.#zones !== zones) {
      this.#texts.clear()
      this.#zone = zone
      this.#zones = zones
    }
    return this.#texts.get(at)
  }

  keep(at: number, text: string): string {
    if (this.#texts.size >= mostTexts) this.#texts.clear()
    this.#texts.set(at, text)
    return text
  }
}

function textsOf(key: string): Texts {
  const known = kept.get(key)
  if (known) return known
  const texts = new Texts()
  if (kept.size >= mostPatterns) kept.clear()
  kept.set(key, texts)
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
