import { type DeviceBreakpoint, deviceQueries } from '@vitrine/model'
import { useSyncExternalStore } from 'react'

/** Returns the device of the viewport, and renders again when it changes. On the server it is a desktop. */
export function useDevice(): DeviceBreakpoint {
  return useSyncExternalStore(subscribe, readDevice, () => 'desktop')
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(deviceQueries.mobile)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function readDevice(): DeviceBreakpoint {
  return matchMedia(deviceQueries.mobile).matches ? 'mobile' : 'desktop'
}
