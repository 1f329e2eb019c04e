export const css = `
.site-logo{display:flex;flex-direction:column;align-items:flex-start;gap:var(--s-1,.25rem);overflow-wrap:anywhere}
.site-logo-align-center{align-items:center;text-align:center}
.site-logo-align-right{align-items:flex-end;text-align:end}
.site-logo-link{display:inline-block;min-height:1.5rem;max-width:100%;color:inherit;text-decoration:none}
.site-logo-image{display:block;width:var(--logo-width);max-width:100%;height:auto}
.site-logo-name{font-size:1.5em;line-height:1.2}
.site-logo-size-small .site-logo-name{font-size:1.15em}
.site-logo-size-large .site-logo-name{font-size:2.25em}
.site-logo-tagline{margin:0}
`
