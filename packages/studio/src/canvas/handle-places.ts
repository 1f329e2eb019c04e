/** A rectangle in pixels of the page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The page on which handles are placed. */
export interface HandlePage {
  /** The size of the page, in its pixels. */
  readonly width: number
  readonly height: number
  /** The pixels of the page in one on the screen. */
  readonly enlargement: number
  /** Whether the pointer is a finger. */
  readonly isCoarse: boolean
}

/** Returns the height above and below a block that its handles take. */
export function computeHandleSpace(
  { height }: Pick<Box, 'height'>,
  page: Pick<HandlePage, 'enlargement' | 'isCoarse'>,
): number {
  const size = computeSize(page)
  return height < 3 * size ? Math.max(size, (3 * size - height) / 2) : 0
}

function computeSize({ enlargement, isCoarse }: Pick<HandlePage, 'enlargement' | 'isCoarse'>) {
  return (isCoarse ? COARSE_TARGET : TARGET) * enlargement
}

interface HandlePlace {
  readonly name: (typeof HANDLES)[number]
  /** The center of the handle, in pixels of the page. */
  readonly left: number
  readonly top: number
  /** Whether it is beside the block, which is too small to have handles on its edge and be dragged as well. */
  readonly isOutside: boolean
}

const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** The width and height of the area that reacts to a press, in pixels of the screen. @see WCAG 2.5.8 */
const TARGET = 24

/** The same for fingers. */
const COARSE_TARGET = 44

/**
 * Returns the places of the handles of a block. Their areas have their full size on the screen, do not overlap and stay
 * on the page. Those of a block that is smaller than three areas are beside it, so that the block can be pressed.
 */
export function placeHandles(box: Box, page: HandlePage): readonly HandlePlace[] {
  const size = computeSize(page)
  const x = placeAlong({ start: box.left, length: box.width, size, limit: page.width })
  const y = placeAlong({ start: box.top, length: box.height, size, limit: page.height })
  const isOutside = x.isOutside || y.isOutside
  return HANDLES.map((name) => ({
    name,
    left: name.includes('w') ? x.first : name.includes('e') ? x.last : x.middle,
    top: name.includes('n') ? y.first : name.includes('s') ? y.last : y.middle,
    isOutside,
  }))
}

interface Extent {
  readonly start: number
  readonly length: number
  readonly size: number
  readonly limit: number
}

/** Returns where the handles are along one axis. */
function placeAlong({ start, length, size, limit }: Extent) {
  const isOutside = length < 3 * size
  const middle = start + length / 2
  // Beside a block that is thinner than an area, the areas would overlap.
  const distance = isOutside ? Math.max((length + size) / 2, size) : length / 2
  const clamp = (at: number) =>
    Math.min(Math.max(at, size / 2), Math.max(limit - size / 2, size / 2))
  return { first: clamp(middle - distance), middle, last: clamp(middle + distance), isOutside }
}
