import type { TextAction } from '../../ui/rich-text/commands.ts'

/**
 * The icons of the toolbar as SVG paths in a square of 24: those of lucide-react (ISC), which cannot be shown without
 * React. Their lines are paths here.
 */
export const toolIcons: Readonly<Record<TextAction['name'] | 'link', string>> = {
  bold: 'M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8',
  italic: 'M19 4h-9M14 20H5M15 4 9 20',
  underline: 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16',
  strike: 'M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16',
  bulletList: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  orderedList:
    'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  'align-left': 'M21 5H3M15 12H3M17 19H3',
  'align-center': 'M21 5H3M17 12H7M19 19H5',
  'align-right': 'M21 5H3M21 12H9M21 19H7',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
}

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an icon, which takes the color of the text around it. */
export function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.ariaHidden = 'true'
  const lines = document.createElementNS(SVG, 'path')
  lines.setAttribute('d', path)
  icon.append(lines)
  return icon
}
