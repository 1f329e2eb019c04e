/** The quotation marks follow the language of the quote. */
export const css = `
.quote-block-figure{margin:0}
.quote-block-figure blockquote{margin:0;font-size:var(--step-2,1.25rem);quotes:auto;overflow-wrap:break-word}
.quote-block-figure blockquote::before{content:open-quote}
.quote-block-figure blockquote::after{content:close-quote}
.quote-block-figure .source{margin-top:var(--s-3,.75rem)}
.quote-block-figure .source::before{content:"\\2014\\00a0"}
`
