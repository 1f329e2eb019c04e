import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createVariantChanges,
} from '../../fixture/fixture.ts'

const { chart: type } = blockTypeCodes
const series = [{ id: 'mugs' }, { id: 'bowls' }]
const rows = [
  { id: 'may', values: [12, 30] },
  { id: 'june', values: [-4.5] },
]
const text = {
  en: { title: 'Sold & sent', 'mugs.name': 'Mugs', unit: 'pcs' },
  fr: { 'may.name': 'Mai "26"', 'june.name': 'Juin', 'bowls.name': 'Bols' },
}
const data = { series, rows }

export const fixtures: readonly Fixture[] = [
  {
    name: 'of bars',
    block: createBlock(type, { data, text }),
    html:
      '<figure class="chart-block chart-bar"><figcaption class="chart-title" lang="en" dir="ltr">Sold &amp; sent</figcaption>' +
      '<svg class="chart-drawing" viewBox="0 0 600 320" role="img" aria-label="Sold &amp; sent" focusable="false">' +
      '<path class="chart-lines" d="M72 288H592M72 220H592M72 152H592M72 84H592M72 16H592"/>' +
      '<path class="chart-shape chart-series-1" d="M111 220V138.4H196.5V220ZM371 220V250.6H456.5V220Z"/>' +
      '<path class="chart-shape chart-series-2" d="M202 220V16H287.5V220Z"/><text x="64" y="292" text-anchor="end">-10</text>' +
      '<text x="64" y="224" text-anchor="end">0</text><text x="64" y="156" text-anchor="end">10</text>' +
      '<text x="64" y="88" text-anchor="end">20</text><text x="64" y="20" text-anchor="end">30</text>' +
      '<text class="chart-name" x="202" y="310" text-anchor="middle">Mai "26"</text>' +
      '<text class="chart-name chart-name-between" x="462" y="310" text-anchor="middle">Juin</text></svg><ul class="chart-legend" role="list">' +
      '<li class="chart-series-1" lang="en" dir="ltr">Mugs</li><li class="chart-series-2">Bols</li></ul><details class="chart-details">' +
      '<summary>Show as table</summary><div class="chart-table-scroll" role="region" tabindex="0" aria-label="Sold &amp; sent">' +
      '<table class="chart-table"><thead><tr><td></td><th scope="col" lang="en" dir="ltr">Mugs</th><th scope="col">Bols</th></tr></thead><tbody><tr>' +
      '<th scope="row">Mai "26"</th><td>12 pcs</td><td>30 pcs</td></tr><tr><th scope="row">Juin</th><td>-5 pcs</td><td>–</td></tr>' +
      '</tbody></table></div></details></figure>',
  },
  {
    name: 'of shares, with its table',
    block: createBlock(type, {
      variant: blockVariantCodes['chart-pie'],
      data: {
        series: series.slice(0, 1),
        rows: [
          { id: 'may', values: [3] },
          { id: 'june', values: [1] },
        ],
        showsTable: true,
      },
      text,
    }),
    html:
      '<figure class="chart-block chart-pie"><figcaption class="chart-title" lang="en" dir="ltr">Sold &amp; sent</figcaption>' +
      '<svg class="chart-drawing" viewBox="0 0 600 320" role="img" aria-label="Sold &amp; sent" focusable="false">' +
      '<path class="chart-shape chart-series-1" d="M300 160L300 50A110 110 0 1 1 190 160Z"/>' +
      '<path class="chart-shape chart-series-2" d="M300 160L190 160A110 110 0 0 1 300 50Z"/>' +
      '<text x="389.1" y="253.1" text-anchor="start">Mai "26"<tspan class="chart-value"> 3</tspan></text><text x="210.9" y="74.9" text-anchor="end">Juin<tspan class="chart-value"> 1</tspan></text></svg>' +
      '<div class="chart-table-scroll" role="region" tabindex="0" aria-label="Sold &amp; sent"><table class="chart-table"><thead><tr><td>' +
      '</td><th scope="col" lang="en" dir="ltr">Mugs</th></tr></thead><tbody><tr><th scope="row">Mai "26"</th><td>3 pcs</td></tr><tr><th scope="row">Juin' +
      '</th><td>1 pcs</td></tr></tbody></table></div></figure>',
  },
  {
    name: 'of a series that has no name, and needs no legend',
    block: createBlock(type, {
      variant: blockVariantCodes['chart-line'],
      data: { series: [{ id: 'only' }], rows: [{ id: 'may', values: [1] }] },
    }),
    html:
      '<figure class="chart-block chart-line"><svg class="chart-drawing" viewBox="0 0 600 320" role="img" aria-label="Chart" focusable="false">' +
      '<path class="chart-lines" d="M72 288H592M72 152H592M72 16H592"/><path class="chart-shape chart-series-1" d="M332 16h0"/>' +
      '<text x="64" y="292" text-anchor="end">0</text><text x="64" y="156" text-anchor="end">0,5</text>' +
      '<text x="64" y="20" text-anchor="end">1</text><text class="chart-name" x="332" y="310" text-anchor="middle">1</text></svg>' +
      '<details class="chart-details"><summary>Show as table</summary><div class="chart-table-scroll" role="region" tabindex="0" aria-label="Chart">' +
      '<table class="chart-table"><thead><tr><td></td><th scope="col">1</th></tr></thead><tbody><tr><th scope="row">1</th><td>1</td></tr></tbody></table></div></details></figure>',
  },
  {
    name: 'of nothing that has a share, which is a table',
    block: createBlock(type, {
      variant: blockVariantCodes['chart-pie'],
      data: { series: series.slice(1), rows: [{ id: 'may', values: [-3] }] },
      text,
    }),
    html:
      '<figure class="chart-block chart-pie"><figcaption class="chart-title" lang="en" dir="ltr">Sold &amp; sent</figcaption>' +
      '<div class="chart-table-scroll" role="region" tabindex="0" aria-label="Sold &amp; sent"><table class="chart-table"><thead><tr><td>' +
      '</td><th scope="col">Bols</th></tr></thead><tbody><tr><th scope="row">Mai "26"</th><td>-3 pcs</td></tr></tbody></table></div></figure>',
  },
  { name: 'without a row', block: createBlock(type, { data: { series } }), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data, text },
    {
      series: series.slice(0, 1),
      rows: [{ id: 'may', values: [13, 30] }],
      digits: 2,
      showsLegend: false,
      showsTable: true,
    },
  ),
  ...createTextChanges(
    type,
    { data, text },
    { title: 'Vendus', caption: 'En 2026', unit: 'pièces', 'may.name': 'M', 'mugs.name': 'Tasses' },
  ),
  ...createVariantChanges(type, { data, text }, [1010, 1011]),
]
