/** The width of a slide of a slider, as far as it follows from its ratio. */
const slideWidth = 'min(85cqw,var(--picture-height)*var(--slide-ratio))'

/**
 * The styles of the buttons that lie on the images of a moving gallery, and of the room beside the first and the last
 * slide of a slider, without which they could not be aligned as the others are.
 */
export const controlsCss = `.sqs-gallery-container{--picture-height:min(100cqw/var(--gallery-ratio),80vh)}
.sqs-gallery-container:is(.sqs-gallery-block-slider,.sqs-gallery-block-reel){--picture-height:min(70vh,max(55vw,20rem))}
.sqs-gallery-container.sqs-gallery-block-carousel{--picture-height:calc(max(min(14rem,80cqw),(100cqw - var(--gallery-padding)*(var(--gallery-per-row) - 1))/var(--gallery-per-row))/var(--gallery-ratio))}
.sqs-gallery-container.sqs-gallery-block-fullscreen-slideshow{--picture-height:100svh}
.sqs-gallery-align-center .sqs-gallery-design-slider .slide:first-child{margin-inline-start:calc((100cqw - ${slideWidth})/2)}
.sqs-gallery-align-center .sqs-gallery-design-slider .slide:last-child{margin-inline-end:calc((100cqw - ${slideWidth})/2)}
.sqs-gallery-align-left .sqs-gallery-design-slider .slide:last-child{margin-inline-end:calc(100cqw - ${slideWidth})}
.sqs-gallery-align-right .sqs-gallery-design-slider .slide:first-child{margin-inline-start:calc(100cqw - ${slideWidth})}
.sqs-gallery-controls{position:absolute;z-index:2;inset:0 0 auto;height:var(--picture-height);display:flex;justify-content:space-between;align-items:center;padding-inline:.75rem;pointer-events:none}
:is(.sqs-gallery-controls button,.sqs-gallery-pause){appearance:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:1px solid var(--line-control,currentColor);border-radius:var(--radius-full,999px);background:var(--ground,#fff);color:var(--ink,#111);font:1.5rem/1 sans-serif;cursor:pointer;pointer-events:auto}
:is(.sqs-gallery-controls button,.sqs-gallery-pause):hover{background:var(--ink,#111);color:var(--ground,#fff)}
.sqs-gallery-pause{position:absolute;z-index:2;inset-inline-end:.75rem;inset-block-start:calc(var(--picture-height) - 3.5rem)}
.sqs-gallery-pause::before{content:"";width:.75rem;height:.875rem;border-inline:.25rem solid;box-sizing:border-box}
.sqs-gallery-pause.is-paused::before{width:.875rem;border:0;background:currentColor;clip-path:polygon(0 0,100% 50%,0 100%);translate:10% 0}
.sqs-gallery-container:has(>.sqs-gallery-pause) .sqs-gallery[tabindex] .sqs-gallery-meta-container{padding-inline-end:4.25rem}
`
