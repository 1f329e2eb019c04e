import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

const colours = {
  none: 'None',
  accent: 'Accent',
  ink: 'Text',
  ground: 'Background',
  sunk: 'Darker background',
  line: 'Lines',
} as const

export const fields = defineFields(
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
        label: 'Alt text',
        help: 'Without it the shape is decorative.',
        a11y: 'alt',
      },
      {
        key: 'link',
        ui: 'link',
        label: 'Link',
        help: 'Requires an alt text that says where it leads.',
      },
    ],
    design: [
      { key: 'fill', ui: 'color', label: 'Fill', options: colours },
      { key: 'stroke', ui: 'color', label: 'Outline', options: colours },
      { key: 'strokeWidth', ui: 'number', unit: 'px', label: 'Outline width' },
      { key: 'isDashed', ui: 'toggle', label: 'Dashed outline' },
      {
        key: 'fit',
        ui: 'segmented',
        label: 'Fit',
        options: { contain: 'Keep proportions', stretch: 'Stretch' },
      },
      { key: 'rotation', ui: 'number', unit: '°', label: 'Rotation' },
      {
        key: 'flip',
        ui: 'segmented',
        label: 'Flip',
        options: { none: 'None', across: 'Horizontal', down: 'Vertical' },
      },
      { key: 'opacity', ui: 'number', unit: '%', label: 'Opacity' },
    ],
  },
)
