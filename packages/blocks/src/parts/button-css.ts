/** The styles of buttons in the theme's tokens; in system colors if the theme has none. */
export const css = `
.sqs-block-button-container{display:flex}
.sqs-block-button-container--center{justify-content:center}
.sqs-block-button-container--right{justify-content:flex-end}
.sqs-block-button-element{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-height:2.75rem;max-width:100%;padding:.75em 1.5em;overflow-wrap:anywhere;border-radius:var(--button-radius,var(--radius-s,.25rem));background:var(--button,var(--accent,CanvasText));color:var(--on-button,var(--on-accent,Canvas));text-align:center;text-decoration:none}
:where(button.sqs-block-button-element){border:0;cursor:pointer;font:inherit}
.sqs-block-button-container[data-button-type=secondary] .sqs-block-button-element{background:transparent;color:var(--ink,CanvasText);box-shadow:inset 0 0 0 var(--hair,1px) var(--line-control,currentColor)}
.sqs-block-button-container[data-button-type=secondary] .sqs-block-button-element:hover{background:var(--ink,CanvasText);color:var(--ground,Canvas)}
.sqs-block-button-element--small{padding:.5em 1.1em}
.sqs-block-button-element--large{padding:1em 2.1em}
`
