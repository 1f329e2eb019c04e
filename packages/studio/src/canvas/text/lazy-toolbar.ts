/** Loads the tools of a text that typing does not wait for. */
export const loadTools = () => import('./tools.ts')
