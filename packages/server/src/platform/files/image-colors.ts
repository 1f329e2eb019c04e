import type { ColorData } from '@vitrine/model'

/**
 * The side of the sampled image in pixels, of three bytes each. Corners and center are a quarter of the side.
 */
export const COLOR_SIDE = 32
const SPAN = 8

export function computeColors(points: Uint8Array): ColorData {
  const far = COLOR_SIDE - SPAN
  const middle = far / 2
  const corners = [at(points, 0, 0), at(points, far, 0), at(points, 0, far), at(points, far, far)]
  const [topLeft, topRight, bottomLeft, bottomRight] = corners.map(formatHex)
  return {
    topLeftAverage: topLeft ?? '',
    topRightAverage: topRight ?? '',
    bottomLeftAverage: bottomLeft ?? '',
    bottomRightAverage: bottomRight ?? '',
    centerAverage: formatHex(at(points, middle, middle)),
    suggestedBgColor: formatHex(computeAverage(corners)),
  }
}

type Color = readonly number[]

function at(points: Uint8Array, left: number, top: number): Color {
  const inside: Color[] = []
  for (let y = top; y < top + SPAN; y++)
    for (let x = left; x < left + SPAN; x++) {
      const from = (y * COLOR_SIDE + x) * 3
      inside.push([...points.subarray(from, from + 3)])
    }
  return computeAverage(inside)
}

function computeAverage(colors: readonly Color[]): Color {
  return [0, 1, 2].map(
    (channel) => colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length,
  )
}

function formatHex(color: Color): string {
  return color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}
