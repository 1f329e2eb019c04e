/** What the style editor tells the page it styles, as `tweak:change`. @see platform spec §3 "Tweak events" */
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
