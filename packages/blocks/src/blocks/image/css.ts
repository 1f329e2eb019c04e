import { css as button } from '../../parts/button-css.ts'
import { illustrationCss } from '../../parts/illustration.ts'

/**
 * An image fills its cells without distortion; elsewhere it keeps its own ratio. The text's position depends
 * on the width of the block, not of the screen.
 */
export const css = `${button}.sqs-block-image{container-type:inline-size}
.image-block-outer-wrapper{margin:0;flex:1 1 auto;display:flex;flex-direction:column}
.image-block-outer-wrapper .intrinsic{flex:1 1 auto;position:relative;min-height:0}
.image-block-wrapper,.image-block-link{display:block;height:100%}
.image-block-wrapper img{display:block;width:100%;height:auto;object-fit:cover}
.image-fit-contain img{object-fit:contain}
.fe-block .image-block-wrapper{position:absolute;inset:0}
.fe-block .image-block-wrapper img{height:100%}
${illustrationCss}.image-caption-wrapper{padding-top:var(--s-2,.5rem)}
.image-caption>*,.image-subtitle>*{margin:0}
.image-card-wrapper{display:flex;flex-direction:column;justify-content:center;overflow-wrap:break-word}
.image-card{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-3,.75rem);padding:var(--s-6,1.5rem)}
.image-title{margin:0;font-size:var(--step-2,1.4rem);line-height:1.2}
.image-text-left .image-card{text-align:start}
.image-text-center .image-card{text-align:center}
.image-text-right .image-card{text-align:end}
.fe-block .image-block-outer-wrapper:has(.image-card) .intrinsic{min-height:12rem}
.design-layout-poster,.design-layout-collage{display:grid;grid-template-columns:minmax(0,1fr)}
.design-layout-poster>*,.design-layout-collage>*{grid-area:1/1;min-width:0}
.design-layout-poster .image-card-wrapper{position:relative;color:#fff;background:rgb(0 0 0/var(--image-shade));pointer-events:none}
.design-layout-poster .image-card-wrapper a{pointer-events:auto}
.design-layout-stack .image-card{padding-inline:0}
.design-layout-collage .image-card-wrapper{position:relative;align-self:end;justify-self:end;margin:var(--s-4,1rem);max-width:calc(100% - var(--image-share))}
.design-layout-collage.image-position-right .image-card-wrapper{justify-self:start}
.design-layout-collage .image-card,.design-layout-overlap .image-card{background:var(--surface,Canvas);color:var(--ink,CanvasText)}
@container (max-width:559.98px){.design-layout-overlap .image-card-wrapper{position:relative;margin:calc(var(--s-8,2rem)*-1) var(--s-4,1rem) 0}.design-layout-collage .image-card-wrapper{max-width:none}}
@container (min-width:560px){.design-layout-card,.design-layout-overlap{display:grid;grid-template-columns:var(--image-share) minmax(0,1fr);grid-template-areas:"picture words"}.design-layout-card.image-position-right,.design-layout-overlap.image-position-right{grid-template-columns:minmax(0,1fr) var(--image-share);grid-template-areas:"words picture"}.design-layout-card .intrinsic,.design-layout-overlap .intrinsic{grid-area:picture}.design-layout-card .image-card-wrapper,.design-layout-overlap .image-card-wrapper{grid-area:words}.design-layout-overlap .image-card-wrapper{position:relative;margin-inline-start:calc(var(--s-12,3rem)*-1)}.design-layout-overlap.image-position-right .image-card-wrapper{margin-inline:0 calc(var(--s-12,3rem)*-1)}}
`
