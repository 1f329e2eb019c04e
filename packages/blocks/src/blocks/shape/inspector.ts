import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

const colours = ['none', 'accent', 'ink', 'ground', 'sunk', 'line'] as const

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'shape',
        ui: 'select',
        options: [
          'rectangle',
          'rounded',
          'circle',
          'half',
          'quarter',
          'arch',
          'triangle',
          'diamond',
          'pentagon',
          'hexagon',
          'star',
          'cross',
          'heart',
          'arrow',
          'pebble',
          'wave',
          'line',
        ],
      },
      {
        text: 'label',
        a11y: 'alt',
      },
      {
        key: 'link',
        ui: 'link',
      },
    ],
    design: [
      { key: 'fill', ui: 'color', options: colours },
      { key: 'stroke', ui: 'color', options: colours },
      { key: 'strokeWidth', ui: 'number' },
      { key: 'isDashed', ui: 'toggle' },
      {
        key: 'fit',
        ui: 'segmented',
        options: ['contain', 'stretch'],
      },
      { key: 'rotation', ui: 'number' },
      {
        key: 'flip',
        ui: 'segmented',
        options: ['none', 'across', 'down'],
      },
      { key: 'opacity', ui: 'number' },
    ],
  },
)
