export { renderPageFormat } from './page-formats.ts'
export { type RendererPorts, renderPage } from './renderer.ts'
export { createSystemPageRenderer } from './system-page.ts'
