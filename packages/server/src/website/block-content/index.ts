export { renderCalendar } from './calendar-html.ts'
export { sanitizeHtmlText } from './clean-html.ts'
export { type CodeFrameAddress, formatCodeFramePath, renderCodeFrame } from './code-frame.ts'
export { getVideoUrl, renderCollectionGallery } from './collection-gallery.ts'
export { collectContentCss, renderContent, renderParts, toBlockImage } from './content-html.ts'
export { HEADER_FOOTER_ID } from './form-port.ts'
export {
  getShownElements,
  renderAreas,
  type RenderedArea,
  renderHeaderFooter,
} from './header-footer.ts'
export { lowerHeadings } from './lower-headings.ts'
