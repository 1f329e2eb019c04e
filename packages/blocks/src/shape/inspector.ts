import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

const colours = {
  none: 'None',
  accent: 'Accent',
  ink: 'Text',
  ground: 'Background',
  sunk: 'Darker background',
  line: 'Lines',
} as const

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'shape',
        ui: 'select',
        label: 'Shape',
        options: {
          rectangle: 'Rectangle',
          rounded: 'Rounded rectangle',
          circle: 'Circle',
          half: 'Half circle',
          quarter: 'Quarter circle',
          arch: 'Arch',
          triangle: 'Triangle',
          diamond: 'Diamond',
          pentagon: 'Pentagon',
          hexagon: 'Hexagon',
          star: 'Star',
          cross: 'Cross',
          heart: 'Heart',
          arrow: 'Arrow',
          pebble: 'Pebble',
          wave: 'Wave',
          line: 'Line',
        },
      },
      {
        text: 'label',
        label: 'Alternative text',
        help: 'Empty, the shape decorates and is not told.',
        a11y: 'alt',
      },
      {
        key: 'link',
        ui: 'link',
        label: 'Link',
        help: 'It needs an alternative text, which says where it leads.',
      },
    ],
    design: [
      { key: 'fill', ui: 'colour', label: 'Fill', options: colours },
      { key: 'stroke', ui: 'colour', label: 'Outline', options: colours },
      { key: 'strokeWidth', ui: 'number', unit: 'px', label: 'Width of the outline' },
      { key: 'isDashed', ui: 'toggle', label: 'Dashed outline' },
      {
        key: 'fit',
        ui: 'segmented',
        label: 'Fit',
        options: { contain: 'Keep proportions', stretch: 'Fill the place' },
      },
      { key: 'rotation', ui: 'number', unit: '°', label: 'Turn' },
      {
        key: 'flip',
        ui: 'segmented',
        label: 'Mirror',
        options: { none: 'Not', across: 'Across', down: 'Upside down' },
      },
      { key: 'opacity', ui: 'number', unit: '%', label: 'Opacity' },
    ],
  },
)
