export const css = `
.sqs-search-ui-text-input .search-input{width:100%;min-height:2.75rem;padding:.5em 1em;border:var(--hair,1px) solid currentColor;border-radius:var(--radius-s,.25rem);background:transparent;color:inherit;font:inherit}
`
