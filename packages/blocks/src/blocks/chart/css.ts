/**
 * The colors of the series. They differ in lightness and outline, not in hue alone, and each has a contrast
 * of at least 3:1 on every background (WCAG 2.2, 1.4.11). A theme without these colors gets shades of its
 * text color.
 */
const series = ['accent', 'ink-faint', 'success', 'ink', 'danger', 'line-control']
const shades = [100, 65, 85, 55, 75, 60].map(
  (share) => `color-mix(in srgb,currentColor ${share}%,transparent)`,
)

export const css = `
.sqs-block-chart{container-type:inline-size}
.chart-block{margin:0;${series.map((role, index) => `--chart-${index + 1}:var(--${role},${shades[index]})`).join(';')}}
.chart-title{font-weight:600;margin-block-end:var(--s-3,.75rem)}
.chart-drawing{display:block;width:100%;height:auto;direction:ltr}
.chart-drawing text{fill:currentColor;font-size:14px}
@container (min-width:720px){.chart-drawing text{font-size:11px}}
@container (min-width:960px){.chart-drawing text{font-size:9px}}
@container (max-width:479.98px){.chart-drawing text{font-size:24px}.chart-name-between,.chart-value-wide{display:none}}
.chart-lines{fill:none;stroke:currentColor;opacity:.25}
.chart-series-1{--chart:var(--chart-1)}
.chart-series-2{--chart:var(--chart-2)}
.chart-series-3{--chart:var(--chart-3)}
.chart-series-4{--chart:var(--chart-4)}
.chart-series-5{--chart:var(--chart-5)}
.chart-series-6{--chart:var(--chart-6)}
.chart-shape{fill:var(--chart);stroke:var(--ground,Canvas);stroke-width:1.5}
.chart-line .chart-shape{fill:none;stroke:var(--chart);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.chart-line .chart-series-2{stroke-dasharray:7 4}
.chart-line .chart-series-3{stroke-dasharray:2 4}
.chart-line .chart-series-4{stroke-dasharray:10 4 2 4}
.chart-line .chart-series-5{stroke-dasharray:14 5}
.chart-line .chart-series-6{stroke-dasharray:5 3 5 8}
.chart-legend{list-style:none;display:flex;flex-wrap:wrap;gap:var(--s-2,.5rem) var(--s-4,1rem);margin:var(--s-3,.75rem) 0 0;padding:0}
.chart-legend li::before{content:"";display:inline-block;width:.8em;height:.8em;margin-inline-end:.5em;background:var(--chart)}
.chart-details summary{display:inline-block;min-height:1.5rem;margin-block-start:var(--s-3,.75rem);cursor:pointer;text-decoration:underline}
.chart-table-scroll{overflow-x:auto}
.chart-table{border-collapse:collapse;width:100%;margin-block-start:var(--s-3,.75rem);font-variant-numeric:tabular-nums}
.chart-table th,.chart-table td{padding:.4em .6em;text-align:start;border-block-end:var(--hair,1px) solid var(--line,currentColor)}
.chart-table tbody td{text-align:end}
.chart-table thead th{text-align:end}
.chart-caption{margin:var(--s-3,.75rem) 0 0}
`
