import { useLayoutEffect, useRef, useState } from 'react'

/** Returns how much smaller than a width its box is, at most 1. */
export function useScale<Box extends HTMLElement>(width: number) {
  const box = useRef<Box>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setScale(Math.min(1, element.clientWidth / width))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [width])
  return { box, scale }
}
