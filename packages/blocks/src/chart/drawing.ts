/** A chart in a box of 600 by 320: shapes to be drawn, and what is written beside them. */
export interface Drawing {
  readonly lines: readonly string[]
  readonly shapes: readonly string[]
  readonly labels: readonly Label[]
}

interface Label {
  readonly x: string
  readonly y: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly words: string
  /** It names a row. */
  readonly isName?: boolean
  /** Between two others, it is left out where there is little room; so is the number beside a long name. */
  readonly isBetween?: boolean
  readonly value?: { readonly words: string; readonly isWide: boolean }
}

export interface Chart {
  /** A row may have fewer values than there are series: the rest is not known. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly series: number
  readonly format: (value: number) => string
  /** In few characters, rounded. */
  readonly shorten: (value: number) => string
}

const [WIDTH, HEIGHT] = [600, 320]
const [LEFT, TOP, BOTTOM] = [72, 16, 32]
const room = { width: WIDTH - LEFT - 8, height: HEIGHT - TOP - BOTTOM }
/** More names than this would lie over each other. */
const MOST_NAMES = 6
/** Beside a pie on a phone. */
const MOST_BESIDE = 12
const LONGEST_NUMBER = 6

const at = (value: number) => String(Math.round(value * 10) / 10)

/** A round number of which a few make the whole. */
function stepOf(span: number): number {
  if (span === 0) return 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

function axis({ rows, shorten }: Chart) {
  const values = rows.flatMap((row) => row.values)
  const step = stepOf(Math.max(0, ...values) - Math.min(0, ...values))
  const low = Math.floor(Math.min(0, ...values) / step) * step
  const high = Math.max(Math.ceil(Math.max(0, ...values) / step) * step, low + step)
  const y = (value: number) => TOP + room.height * (1 - (value - low) / (high - low))
  const count = Math.round((high - low) / step)
  const marks = Array.from({ length: count + 1 }, (_, index) => low + index * step)
  const every = Math.ceil(rows.length / MOST_NAMES)
  const slot = room.width / Math.max(1, rows.length)
  const x = (row: number) => LEFT + slot * (row + 0.5)
  return {
    x,
    y,
    slot,
    lines: marks.map((mark) => `M${LEFT} ${at(y(mark))}H${WIDTH - 8}`),
    labels: [
      ...marks.map((mark): Label => ({
        x: String(LEFT - 8),
        y: at(y(mark) + 4),
        anchor: 'end',
        words: shorten(mark),
      })),
      ...rows.flatMap(({ name }, index): readonly Label[] =>
        index % every === 0
          ? [
              {
                x: at(x(index)),
                y: String(HEIGHT - 10),
                anchor: 'middle',
                words: short(name),
                isName: true,
                isBetween: (index / every) % 2 === 1,
              },
            ]
          : [],
      ),
    ],
  }
}

/** Bars beside each other, those of a series alike. */
export function bars(chart: Chart): Drawing {
  const { x, y, slot, lines, labels } = axis(chart)
  const wide = (slot * 0.7) / Math.max(1, chart.series)
  const shapes = Array.from({ length: chart.series }, (_, series) =>
    chart.rows
      .map(({ values }, row) => {
        const from = x(row) - (wide * chart.series) / 2 + wide * series
        const value = values[series] ?? 0
        if (value === 0) return ''
        return `M${at(from)} ${at(y(0))}V${at(y(value))}H${at(from + wide * 0.94)}V${at(y(0))}Z`
      })
      .join(''),
  )
  return { lines, shapes, labels }
}

/** Lines through what is known, broken where nothing is; what stands alone is a dot. */
export function curves(chart: Chart): Drawing {
  const { x, y, lines, labels } = axis(chart)
  const shapes = Array.from({ length: chart.series }, (_, series) => {
    const value = (row: number) => chart.rows[row]?.values[series]
    return chart.rows
      .map((_row, row) => {
        const here = value(row)
        if (here === undefined) return ''
        const [before, after] = [value(row - 1), value(row + 1)]
        const dot = before === undefined && after === undefined ? 'h0' : ''
        return `${before === undefined ? 'M' : 'L'}${at(x(row))} ${at(y(here))}${dot}`
      })
      .join('')
  })
  return { lines, shapes, labels }
}

/** Shares of the first series; what is below nothing has none. Without any there is nothing to draw. */
export function pie({ rows, format, shorten }: Chart): Drawing {
  const shares = rows.map(({ values }) => Math.max(0, values[0] ?? 0))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole === 0) return { lines: [], shapes: [], labels: [] }
  const [cx, cy, radius] = [WIDTH / 2, HEIGHT / 2, 110]
  const point = (turn: number, far: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return { x: cx + far * Math.cos(angle), y: cy + far * Math.sin(angle) }
  }
  let turn = 0
  const shapes: string[] = []
  const labels: Label[] = []
  rows.forEach(({ name }, index) => {
    const part = (shares[index] ?? 0) / whole
    const [from, to] = [point(turn, radius), point(turn + Math.min(part, 0.9999), radius)]
    const large = part > 0.5 ? 1 : 0
    shapes.push(
      part === 0
        ? ''
        : `M${cx} ${cy}L${at(from.x)} ${at(from.y)}A${radius} ${radius} 0 ${large} 1 ${at(to.x)} ${at(to.y)}Z`,
    )
    if (part >= 0.03) {
      const spot = point(turn + part / 2, radius + 16)
      const anchor = spot.x < cx - 8 ? 'end' : spot.x > cx + 8 ? 'start' : 'middle'
      const words = short(name)
      const exact = format(shares[index] ?? 0)
      const number = exact.length > LONGEST_NUMBER ? shorten(shares[index] ?? 0) : exact
      const value = { words: number, isWide: words.length + number.length >= MOST_BESIDE }
      labels.push({ x: at(spot.x), y: at(spot.y + 4), anchor, words, value })
    }
    turn += part
  })
  return { lines: [], shapes, labels }
}

function short(name: string): string {
  const cut = /^(.{9}).{2}/su.exec(name)?.[1]
  return cut === undefined ? name : `${cut}…`
}
