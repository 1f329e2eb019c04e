import { paletteNames } from '@vitrine/model'
import { DEFAULT_PALETTE, formatColorClass, SECTION_PADDING } from '@vitrine/page'

/** The colors of words where neither the theme nor the owner has a palette. */
const wordColors = paletteNames
  .map((name) => `:where(.${formatColorClass(name)}){color:${DEFAULT_PALETTE[name]}}`)
  .join('\n')

/** The styles of sections and cells; colors and sizes are the theme's. */
export const baseCss = `
.page-section{position:relative;isolation:isolate}
.page-section .content-wrapper{padding-block:${SECTION_PADDING}}
.page-section.section-width--full .content-wrapper{padding-block:0;overflow-x:clip}
.section-background{position:absolute;inset:0;z-index:-1;overflow:hidden}
.section-background-image{display:block;width:100%;height:100%;object-fit:cover}
.section-background-pause{position:absolute;inset-block-end:1rem;inset-inline-end:1rem;z-index:1;appearance:none;display:grid;place-content:center;width:2.75rem;height:2.75rem;margin:0;border:0;border-radius:50%;background:#000;color:#fff;cursor:pointer}
.section-background-pause[hidden]{display:none}
.section-background-pause::before{content:"";width:.9rem;height:1rem;background:currentColor;clip-path:polygon(0 0,35% 0,35% 100%,0 100%,0 0,65% 0,100% 0,100% 100%,65% 100%,65% 0)}
.section-background-pause:checked::before{clip-path:polygon(0 0,100% 50%,0 100%)}
@media print{.section-background-pause{display:none}}
@media (forced-colors:active){.section-background-pause{forced-color-adjust:none;border:1px solid ButtonText;background:ButtonFace;color:ButtonText}}
.section-background-overlay{position:absolute;inset:0;background:var(--section-shade,CanvasText)}
.fe-block{display:flex;flex-direction:column;min-height:0}
.fe-block>.sqs-block{flex:1 1 auto;min-width:0}
.fe-block>.sqs-block-image,.fe-block>.sqs-block-image>.sqs-block-content{flex:1 1 auto;display:flex;flex-direction:column}
${wordColors}
.block-placeholder{margin:0;padding:1rem;border:1px dashed currentColor;text-align:center}
`
