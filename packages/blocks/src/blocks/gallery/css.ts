import { playerCardCss } from '../../parts/player-card.ts'
import { controlsCss } from './controls-css.ts'
import { lightboxCss } from './lightbox-css.ts'

/** Shows the text below the image if the image is too small for it. */
const below =
  'box-sizing:border-box;position:static;display:block;max-width:none;width:0;min-width:100%;padding:var(--s-3,.75rem) 0 0;color:inherit;background:none;text-align:start'

/**
 * Every image reserves its space, so nothing moves when it loads. Slideshows and sliders are strips that
 * snap, with one or several images in view.
 */
export const css = `${playerCardCss}
.sqs-gallery-container{position:relative;container-type:inline-size}
.sqs-gallery{list-style:none;margin:0;padding:0}
.sqs-gallery .slide{position:relative;margin:0;min-width:0}
.sqs-gallery .image-slide-anchor{display:block;position:relative;overflow:hidden;color:inherit;border-radius:var(--radius-s,0)}
.sqs-gallery .thumb-image{display:block;width:100%;height:auto;max-width:none}
.sqs-gallery .content-fill .thumb-image{object-fit:cover}
.sqs-gallery .content-fit .thumb-image{object-fit:contain}
:is(.sqs-gallery-transparent-background,.content-fit) .thumb-image{background-color:transparent!important}
.v6-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sqs-gallery-meta-container{padding-block-start:var(--s-3,.75rem);font-size:var(--step-m1,.875rem);line-height:1.45;overflow-wrap:anywhere}
.sqs-gallery-meta-container .meta-title{font-weight:600}
.sqs-gallery-meta-container .meta-description{color:var(--ink-soft,inherit)}
.sqs-gallery[tabindex] .meta-description{color:inherit}
.sqs-gallery-meta-container .meta-description{white-space:pre-line}
.sqs-gallery .slide[data-type=video] a.image-slide-anchor::before{content:"";position:absolute;z-index:1;inset:0;margin:auto;width:3.5rem;height:3.5rem;border-radius:var(--radius-full,50%);background:rgb(0 0 0/.6)}
.sqs-gallery .slide[data-type=video] a.image-slide-anchor::after{content:"";position:absolute;z-index:1;inset:0;margin:auto;width:1.1rem;height:1.25rem;translate:12% 0;background:#fff;clip-path:polygon(0 0,100% 50%,0 100%)}
.sqs-gallery .slide[data-type=video] .image-slide-anchor{background:var(--ground-sunk,Canvas)}
:is(.sqs-gallery-design-stacked,.sqs-gallery-design-masonry,.sqs-gallery-design-autocolumns) .slide[data-type=video] .image-slide-anchor{aspect-ratio:var(--slide-ratio)}
.sqs-gallery .slide[data-type=video] :is(.thumb-image,.player-card,.player-frame){height:100%;min-height:0;border-radius:inherit}
.sqs-gallery-design-grid{display:grid;gap:var(--gallery-padding);grid-template-columns:repeat(min(2,var(--gallery-per-row)),minmax(0,1fr))}
@container (min-width:640px){.sqs-gallery-design-grid{grid-template-columns:repeat(var(--gallery-per-row),minmax(0,1fr))}}
.sqs-gallery-design-grid .image-slide-anchor{aspect-ratio:var(--gallery-ratio)}
.sqs-gallery-design-grid .thumb-image{height:100%}
.sqs-gallery-design-stacked{display:grid;gap:var(--gallery-padding);justify-items:center}
.sqs-gallery-design-stacked .slide{width:min(100%,calc(max(85svh,30rem)*var(--slide-ratio)))}
.sqs-gallery-align-left .sqs-gallery-design-stacked{justify-items:start}
.sqs-gallery-align-right .sqs-gallery-design-stacked{justify-items:end}
.sqs-gallery-design-autocolumns,.sqs-gallery-design-masonry{columns:var(--gallery-max-width);column-gap:var(--gallery-padding)}
.sqs-gallery-design-autocolumns .slide,.sqs-gallery-design-masonry .slide{break-inside:avoid;padding-block-end:var(--gallery-padding)}
@container (max-width:639.9px){.sqs-gallery-design-autocolumns,.sqs-gallery-design-masonry{columns:2}}
.sqs-gallery-design-strips{display:flex;flex-wrap:wrap;gap:var(--gallery-padding)}
.sqs-gallery-design-strips .slide{flex:calc(var(--slide-ratio)*100) 1 calc(var(--slide-ratio)*min(14rem,44%));max-width:calc(var(--slide-ratio)*26rem)}
.sqs-gallery-design-strips .image-slide-anchor{aspect-ratio:var(--slide-ratio)}
.sqs-gallery-design-strips .thumb-image{height:100%}
.sqs-gallery[tabindex]{display:flex;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:thin}
.sqs-gallery[tabindex] .slide{flex:none;scroll-snap-align:center}
.sqs-gallery[tabindex] .thumb-image{height:100%}
.sqs-gallery-design-slideshow .slide{width:100%}
.sqs-gallery-design-slideshow .image-slide-anchor{width:100%;aspect-ratio:var(--gallery-ratio);max-height:80vh}
.sqs-gallery-design-fullscreen-slideshow .slide{width:100%}
.sqs-gallery-design-fullscreen-slideshow .image-slide-anchor{width:100%;height:100vh;height:100svh}
.sqs-gallery-design-slider,.sqs-gallery-design-carousel,.sqs-gallery-design-reel{gap:var(--gallery-padding)}
.sqs-gallery-design-slider .image-slide-anchor,.sqs-gallery-design-reel .image-slide-anchor{height:var(--picture-height);aspect-ratio:var(--slide-ratio);max-width:100%}
:is(.sqs-gallery-design-slider,.sqs-gallery-design-reel) .slide{max-width:85%}
.sqs-gallery-design-carousel .slide{width:calc((100% - var(--gallery-padding)*(var(--gallery-per-row) - 1))/var(--gallery-per-row));min-width:min(14rem,80%)}
.sqs-gallery-design-carousel .image-slide-anchor{aspect-ratio:var(--gallery-ratio)}
.sqs-gallery-align-left .sqs-gallery[tabindex] .slide{scroll-snap-align:start}
.sqs-gallery-align-right .sqs-gallery[tabindex] .slide{scroll-snap-align:end}
.sqs-gallery-design-slider .slide:not(.sqs-active-slide) .image-slide-anchor{opacity:.6}
.sqs-gallery-design-slider:not(:has(.sqs-active-slide)) .image-slide-anchor{opacity:1}
.sqs-gallery[tabindex] .sqs-gallery-meta-container{position:absolute;inset:auto 0 0;padding:3rem 1rem 1rem;color:#fff;background:linear-gradient(transparent,rgb(0 0 0/.6) 2.75rem);pointer-events:none}
.sqs-gallery-block-meta-position-top .sqs-gallery[tabindex] .sqs-gallery-meta-container,.sqs-gallery-block-meta-position-top-left .sqs-gallery[tabindex] .sqs-gallery-meta-container,.sqs-gallery-block-meta-position-top-right .sqs-gallery[tabindex] .sqs-gallery-meta-container{inset:0 0 auto;padding-block:1rem 3rem;background:linear-gradient(to top,transparent,rgb(0 0 0/.6) 2.75rem)}
.sqs-gallery-block-meta-position-center .sqs-gallery[tabindex] .sqs-gallery-meta-container{inset:0;display:grid;place-content:center;text-align:center;padding-block:1rem;background:rgb(0 0 0/.6)}
.sqs-gallery-block-meta-position-top-left .sqs-gallery[tabindex] .sqs-gallery-meta-container,.sqs-gallery-block-meta-position-bottom-left .sqs-gallery[tabindex] .sqs-gallery-meta-container{inset-inline-end:auto;max-width:60%}
.sqs-gallery-block-meta-position-top-right .sqs-gallery[tabindex] .sqs-gallery-meta-container,.sqs-gallery-block-meta-position-bottom-right .sqs-gallery[tabindex] .sqs-gallery-meta-container{inset-inline-start:auto;max-width:60%}
.sqs-gallery-container .sqs-gallery-design-carousel[tabindex] .slide .sqs-gallery-meta-container{${below}}
.sqs-gallery-container .sqs-gallery[tabindex]:not(.sqs-gallery-design-fullscreen-slideshow) .slide:has(.content-fit) .sqs-gallery-meta-container{${below}}
@container (max-width:639.9px){.sqs-gallery-container .sqs-gallery[tabindex]:not(.sqs-gallery-design-fullscreen-slideshow) .sqs-gallery-meta-container{${below}}}
@media (hover:hover){.sqs-gallery-block-meta-hover .sqs-gallery[tabindex] .slide:not(:hover,:focus-within,.sqs-gallery:focus-visible *) .sqs-gallery-meta-container{opacity:0}.sqs-gallery-block-meta-hover .sqs-gallery-meta-container{transition:opacity .2s}}
${controlsCss}.sqs-gallery-thumbnails{display:flex;overflow-x:auto;gap:var(--gallery-strip-margin);margin-block-start:var(--gallery-strip-margin);height:var(--gallery-strip-height)}
.sqs-gallery-thumbnails a{flex:none;height:100%}
.sqs-gallery-thumbnails:has([aria-current]) a:not([aria-current]){opacity:.6}
.sqs-gallery-thumbnails a[aria-current=true]{outline:2px solid currentColor;outline-offset:-2px}
.sqs-gallery-thumbnail{height:100%;width:auto;flex:none;object-fit:cover}
.sqs-gallery-square-thumbs .sqs-gallery-thumbnail{aspect-ratio:1}
.sqs-gallery-thumbnails a:empty{aspect-ratio:1;background:var(--ground-sunk,Canvas);box-shadow:inset 0 0 0 1px var(--line,currentColor)}
.gallery-section [data-width=inset]{box-sizing:border-box;width:min(100% - 2*var(--gutter,24px),var(--maxw,1200px));margin-inline:auto}
.gallery-section .gallery-caption{margin:0}
.gallery-section [data-width=full-bleed]:not(.gallery-fullscreen-slideshow) .sqs-gallery .slide .sqs-gallery-meta-container,.gallery-section [data-width=full-bleed] .sqs-gallery-thumbnails{padding-inline:1rem}
.gallery-section [data-width=inset]:is(.gallery-slideshow,.gallery-reel) .image-slide-anchor{max-height:80svh}
.gallery-section .fluid-engine{margin-block-end:var(--section-pad,2rem)}
@media (prefers-reduced-motion:no-preference){.sqs-gallery[tabindex]{scroll-behavior:smooth}.sqs-gallery .image-slide-anchor{transition:opacity .3s}}
${lightboxCss}`
