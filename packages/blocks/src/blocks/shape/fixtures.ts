import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'
import { shapes } from './paths.ts'

const { shape: type } = blockTypeCodes
const link = { kind: 'url', url: 'https://example.com/' }

export const fixtures: readonly Fixture[] = [
  {
    name: 'that decorates',
    block: createBlock(type),
    html:
      '<div class="shape" style="--shape-fill:var(--accent,LinkText);--shape-stroke:none;--shape-stroke-width:2px;--shape-opacity:1">' +
      '<svg class="shape-drawing" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">' +
      '<path d="M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z" vector-effect="non-scaling-stroke"/></svg></div>',
  },
  {
    name: 'that is told, and leads somewhere',
    block: createBlock(type, {
      data: {
        shape: 'line',
        fill: '#A8481f',
        strokeWidth: 4,
        isDashed: true,
        fit: 'stretch',
        rotation: 90,
        flip: 'across',
        opacity: 50,
        link,
      },
      text: { en: { label: 'To the "kiln"' } },
    }),
    html:
      '<div class="shape" style="--shape-fill:#A8481f;--shape-stroke:#A8481f;--shape-stroke-width:4px;--shape-opacity:0.5">' +
      '<a class="shape-link" href="https://example.com/">' +
      '<svg class="shape-drawing" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="To the &quot;kiln&quot;" focusable="false">' +
      '<path d="M0 50H100" transform="rotate(90 50 50) translate(100 0) scale(-1 1)" stroke-dasharray="12 8" vector-effect="non-scaling-stroke"/></svg></a></div>',
  },
]

export const changes: readonly Change[] = [
  ...shapes
    .filter((name) => name !== 'circle')
    .map((shape) => ({
      name: shape,
      before: createBlock(type),
      after: createBlock(type, { data: { shape } }),
    })),
  ...createDataChanges(
    type,
    { data: { stroke: 'ink' }, text: { fr: { label: 'Rond' } } },
    {
      fill: 'ink',
      stroke: '#000000',
      strokeWidth: 8,
      isDashed: true,
      fit: 'stretch',
      rotation: 45,
      flip: 'down',
      opacity: 40,
      link,
    },
  ),
  ...createTextChanges(type, {}, { label: 'Rond' }),
]
