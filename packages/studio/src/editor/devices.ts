import { Monitor, Smartphone, Tablet } from 'lucide-react'

/** The devices that the canvas can show, largest first. */
export const devices = [
  { id: 'desktop', Icon: Monitor },
  { id: 'tablet', Icon: Tablet },
  { id: 'phone', Icon: Smartphone },
] as const
