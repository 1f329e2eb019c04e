export { createFormBody } from './form-body.ts'
export { renderPageFormat } from './page-formats.ts'
export { type RendererPorts, renderPage, renderPageParts } from './renderer.ts'
export { createSystemPageRenderer } from './system-page.ts'
