export const shapes = [
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
] as const

export type Shape = (typeof shapes)[number]

/** The SVG paths in a square of 100. Each reaches all sides, so that a stretched shape fills its block. */
export const shapePaths: Readonly<Record<Shape, string>> = {
  rectangle: 'M0 0H100V100H0Z',
  rounded:
    'M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z',
  circle: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z',
  half: 'M0 100A50 100 0 0 1 100 100Z',
  quarter: 'M0 0A100 100 0 0 1 100 100H0Z',
  arch: 'M0 100V50A50 50 0 0 1 100 50V100Z',
  triangle: 'M50 0L100 100H0Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  pentagon: 'M50 0L100 38L81 100H19L0 38Z',
  hexagon: 'M25 0H75L100 50L75 100H25L0 50Z',
  star: 'M50 0L61.8 36.4L100 38.2L69.1 60.9L80.9 100L50 75L19.1 100L30.9 60.9L0 38.2L38.2 36.4Z',
  cross: 'M35 0H65V35H100V65H65V100H35V65H0V35H35Z',
  heart:
    'M50 100C20 78 0 56 0 30C0 12 12 0 27 0C37 0 46 6 50 16C54 6 63 0 73 0C88 0 100 12 100 30C100 56 80 78 50 100Z',
  arrow: 'M0 30H55V0L100 50L55 100V70H0Z',
  pebble: 'M50 2C74 0 98 20 98 46C98 76 76 100 48 98C20 97 2 76 2 50C2 24 24 4 50 2Z',
  wave: 'M0 40C17 0 33 0 50 40C67 80 83 80 100 40V100H0Z',
  line: 'M0 50H100',
}
