/** Names of the theme's tokens; the browser's own colours where a theme has none. */
export const css = `
.sqs-block-button-container{display:flex}
.sqs-block-button-container--center{justify-content:center}
.sqs-block-button-container--right{justify-content:flex-end}
.sqs-block-button-element{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.75em 1.5em;border-radius:var(--radius-s,.25rem);background:var(--accent,CanvasText);color:var(--on-accent,Canvas);text-align:center;text-decoration:none}
:where(button.sqs-block-button-element){border:0;cursor:pointer;font:inherit}
.sqs-block-button-element--small{padding:.5em 1.1em}
.sqs-block-button-element--large{padding:1em 2.1em}
`
