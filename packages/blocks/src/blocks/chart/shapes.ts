/** The SVG paths and labels of a chart in a box of 600 by 320. */
export interface ChartShapes {
  readonly lines: readonly string[]
  readonly shapes: readonly string[]
  readonly labels: readonly Label[]
}

interface Label {
  readonly x: string
  readonly y: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly words: string
  /** Whether the label names a row. */
  readonly isName?: boolean
  /** Whether the label is hidden on small screens, between two others or next to a long name. */
  readonly isBetween?: boolean
  readonly value?: { readonly words: string; readonly isWide: boolean }
}

export interface Chart {
  /** The rows. A row may have fewer values than there are series: the rest is unknown. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly series: number
  readonly format: (value: number) => string
  /** Formats a number in few characters, rounded. */
  readonly shorten: (value: number) => string
}

const [WIDTH, HEIGHT] = [600, 320]
const [LEFT, TOP, BOTTOM] = [72, 16, 32]
const plot = { width: WIDTH - LEFT - 8, height: HEIGHT - TOP - BOTTOM }
/** The maximum number of row names: more would overlap. */
const MAX_NAMES = 6
/** The maximum length of a label next to a pie on a phone. */
const MAX_LABEL_LENGTH = 12
const MAX_NUMBER_LENGTH = 6

const formatCoordinate = (value: number) => String(Math.round(value * 10) / 10)

/** Returns a round number that divides the span into about four steps. */
function computeStep(span: number): number {
  if (span === 0) return 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

function layoutAxis({ rows, shorten }: Chart) {
  const values = rows.flatMap((row) => row.values)
  const step = computeStep(Math.max(0, ...values) - Math.min(0, ...values))
  const low = Math.floor(Math.min(0, ...values) / step) * step
  const high = Math.max(Math.ceil(Math.max(0, ...values) / step) * step, low + step)
  const y = (value: number) => TOP + plot.height * (1 - (value - low) / (high - low))
  const count = Math.round((high - low) / step)
  const marks = Array.from({ length: count + 1 }, (_, index) => low + index * step)
  const every = Math.ceil(rows.length / MAX_NAMES)
  const slot = plot.width / Math.max(1, rows.length)
  const x = (row: number) => LEFT + slot * (row + 0.5)
  return {
    x,
    y,
    slot,
    lines: marks.map((mark) => `M${LEFT} ${formatCoordinate(y(mark))}H${WIDTH - 8}`),
    labels: [
      ...marks.map((mark): Label => ({
        x: String(LEFT - 8),
        y: formatCoordinate(y(mark) + 4),
        anchor: 'end',
        words: shorten(mark),
      })),
      ...rows.flatMap(({ name }, index): readonly Label[] =>
        index % every === 0
          ? [
              {
                x: formatCoordinate(x(index)),
                y: String(HEIGHT - 10),
                anchor: 'middle',
                words: truncateName(name),
                isName: true,
                isBetween: (index / every) % 2 === 1,
              },
            ]
          : [],
      ),
    ],
  }
}

/** Lays out one bar for each value, side by side. */
export function layoutBars(chart: Chart): ChartShapes {
  const { x, y, slot, lines, labels } = layoutAxis(chart)
  const wide = (slot * 0.7) / Math.max(1, chart.series)
  const shapes = Array.from({ length: chart.series }, (_, series) =>
    chart.rows
      .map(({ values }, row) => {
        const from = x(row) - (wide * chart.series) / 2 + wide * series
        const value = values[series] ?? 0
        if (value === 0) return ''
        return `M${formatCoordinate(from)} ${formatCoordinate(y(0))}V${formatCoordinate(y(value))}H${formatCoordinate(from + wide * 0.94)}V${formatCoordinate(y(0))}Z`
      })
      .join(''),
  )
  return { lines, shapes, labels }
}

/** Lays out lines through the known values. A line breaks at a gap; a value without neighbors is a dot. */
export function layoutLines(chart: Chart): ChartShapes {
  const { x, y, lines, labels } = layoutAxis(chart)
  const shapes = Array.from({ length: chart.series }, (_, series) => {
    const value = (row: number) => chart.rows[row]?.values[series]
    return chart.rows
      .map((_row, row) => {
        const current = value(row)
        if (current === undefined) return ''
        const [before, after] = [value(row - 1), value(row + 1)]
        const dot = before === undefined && after === undefined ? 'h0' : ''
        return `${before === undefined ? 'M' : 'L'}${formatCoordinate(x(row))} ${formatCoordinate(y(current))}${dot}`
      })
      .join('')
  })
  return { lines, shapes, labels }
}

/** Lays out the shares of the first series. Negative values have none; without any share there are no shapes. */
export function layoutPie({ rows, format, shorten }: Chart): ChartShapes {
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
        : `M${cx} ${cy}L${formatCoordinate(from.x)} ${formatCoordinate(from.y)}A${radius} ${radius} 0 ${large} 1 ${formatCoordinate(to.x)} ${formatCoordinate(to.y)}Z`,
    )
    if (part >= 0.03) {
      const spot = point(turn + part / 2, radius + 16)
      const anchor = spot.x < cx - 8 ? 'end' : spot.x > cx + 8 ? 'start' : 'middle'
      const words = truncateName(name)
      const exact = format(shares[index] ?? 0)
      const number = exact.length > MAX_NUMBER_LENGTH ? shorten(shares[index] ?? 0) : exact
      const value = { words: number, isWide: words.length + number.length >= MAX_LABEL_LENGTH }
      labels.push({
        x: formatCoordinate(spot.x),
        y: formatCoordinate(spot.y + 4),
        anchor,
        words,
        value,
      })
    }
    turn += part
  })
  return { lines: [], shapes, labels }
}

function truncateName(name: string): string {
  const cut = /^(.{9}).{2}/su.exec(name)?.[1]
  return cut === undefined ? name : `${cut}…`
}
