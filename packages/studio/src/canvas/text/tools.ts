/** The tools of a text that typing does not wait for. */
export { createColorSelect } from './color-select.ts'
export { showLinkForm } from './link-form.ts'
