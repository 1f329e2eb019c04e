import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { reportCanvasSize } from '../canvas-size.ts'
import type { Device } from '../store/core.ts'
import { useZoom, type Zoom } from '../zoom.ts'

/** The width of the page on each device, in pixels: the breakpoint follows from it, whatever the window of the studio. */
const WIDTHS = { desktop: 1_280, tablet: 768, phone: 375 } as const

/** The narrowest desktop page, for windows with little space. */
const NARROW_DESKTOP = 960

/** The scale at which texts are legible; in less space a desktop page is narrower instead. */
const LEGIBLE_SCALE = 0.7

/** Returns the width of the page on a device in a space, in pixels. */
function computeWidth(device: Device, space: number, zoom: Zoom): number {
  if (device !== 'desktop') return WIDTHS[device]
  if (zoom !== 'fit') return Math.max(space, WIDTHS.desktop)
  const legible = Math.max(NARROW_DESKTOP, Math.floor(space / LEGIBLE_SCALE))
  return Math.max(space, Math.min(WIDTHS.desktop, legible))
}

function computeScale(width: number, space: number, zoom: Zoom): number {
  if (zoom !== 'fit') return Number(zoom) / 100
  return space === 0 ? 1 : Math.min(1, space / width)
}

/** Measures the space for the page, and computes its size at the chosen zoom. The size is that of the frame in its own pixels. */
export function useFrameSize(device: Device) {
  const zoom = useZoom()
  const desk = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(element)
      setSpace({
        width:
          element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        height: element.clientHeight - Number.parseFloat(paddingTop),
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  const width = computeWidth(device, space.width, zoom)
  const scale = computeScale(width, space.width, zoom)
  useEffect(() => reportCanvasSize({ width, scale }), [width, scale])
  const isWide = width * scale > space.width
  return { desk, width, height: space.height / scale, scale, isWide }
}
