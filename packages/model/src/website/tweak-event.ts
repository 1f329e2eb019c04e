/** The events that the style editor sends to the page, such as `tweak:change`. @see platform spec §3 "Tweak events" */
export const tweakEvents = [
  'change',
  'close',
  'save',
  'reset',
  'aftershow',
  'afterclose',
  'beforeopen',
] as const

export type TweakEvent = (typeof tweakEvents)[number]
