export const css = `
.rss-heading{margin:0 0 var(--s-4,1rem)}
.rss-list{list-style:none;margin:0;padding:0;display:grid;gap:var(--s-4,1rem);overflow-wrap:anywhere}
.rss-entry{position:relative;display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s-1,.25rem) var(--s-4,1rem)}
.rss-title{font-weight:600;min-height:1.5rem}
.rss-date,.rss-author{font-size:.875em}
.rss-text{flex:1 0 100%;margin:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.rss-more{margin:0}
.rss-more a{display:inline-block;min-height:1.5rem}
`
