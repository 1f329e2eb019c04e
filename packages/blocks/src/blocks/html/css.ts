/** Preserves spaces; any text may be long. Headings can be sized by the width of the block. */
export const css = `
.sqs-html-content{white-space:pre-wrap;overflow-wrap:break-word}
.fe-block:has(>.sqs-block-html){container-type:inline-size}
.sqs-html-content :is(p,h1,h2,h3,h4){unicode-bidi:plaintext}
.sqs-html-content>:first-child{margin-top:0}
.sqs-html-content>:last-child{margin-bottom:0}
.sqs-html-content>*+*{margin-top:var(--s-4,1rem)}
.sqs-html-content ul,.sqs-html-content ol{padding-inline-start:1.5em}
.sqs-html-content li{white-space:normal}
.sqs-html-content li p{white-space:pre-wrap}
.sqs-html-content pre{overflow-x:auto}
.sqs-html-content :is([data-rte-preserve-empty],h1:empty,h2:empty,h3:empty,h4:empty){min-height:1lh}
.text-align-left{text-align:left}
.text-align-center{text-align:center}
.text-align-right{text-align:right}
.text-align-justify{text-align:justify}
`
