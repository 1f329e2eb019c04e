/** Long lines of code wrap, so that nothing scrolls sideways. */
export const css = `
.sqs-html-content.sqs-markdown-content{white-space:normal;overflow-wrap:anywhere}
.sqs-markdown-content :is(h1,h2,h3,h4,h5,h6,p,li,blockquote){overflow-wrap:break-word}
.sqs-markdown-content>:first-child{margin-block-start:0}
.sqs-markdown-content>:last-child{margin-block-end:0}
.sqs-markdown-content>*+*{margin-block-start:var(--s-4,1rem)}
.sqs-markdown-content :is(ul,ol){padding-inline-start:1.5em}
.sqs-markdown-content img{max-width:100%;height:auto}
.sqs-markdown-content pre{padding:var(--s-4,1rem);white-space:pre-wrap;border:var(--hair,1px) solid var(--line,currentColor);border-radius:var(--radius-s,.25rem)}
.sqs-markdown-content :is(code,kbd){font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}
.sqs-markdown-content table{border-collapse:collapse;width:100%}
.sqs-markdown-content :is(th,td){padding:var(--s-2,.5rem) var(--s-3,.75rem);text-align:start;vertical-align:baseline;border-block-end:var(--hair,1px) solid var(--line,currentColor)}
.sqs-markdown-content .cell-center{text-align:center}
.sqs-markdown-content .cell-end{text-align:end;font-variant-numeric:tabular-nums}
.sqs-markdown-content hr{border:0;border-block-start:var(--hair,1px) solid var(--line,currentColor);margin-block:var(--s-8,2rem)}
`
