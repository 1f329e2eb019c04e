/** The shape fills its block. Half of a stroke is outside the shape, so it must not be clipped. */
export const css = `
.sqs-block-shape,.sqs-block-shape>.sqs-block-content{flex:1 1 auto;display:flex;flex-direction:column}
.shape{flex:1 1 auto;position:relative;min-height:1.5rem;opacity:var(--shape-opacity,1)}
.shape-link{display:block;position:absolute;inset:0}
.shape-drawing{position:absolute;inset:0;display:block;width:100%;height:100%;overflow:visible}
.shape-drawing path{fill:var(--shape-fill);stroke:var(--shape-stroke);stroke-width:var(--shape-stroke-width);stroke-linejoin:round}
.shape-link:hover .shape-drawing{opacity:.85}
`
