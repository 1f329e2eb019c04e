import { fieldCss } from '../../forms/field-css.ts'

export const css = `${fieldCss}
.newsletter-form-header{margin-block-end:var(--s-4,1rem)}
.newsletter-form-header-title{margin:0}
.newsletter-form-header-description>:first-child{margin-block-start:0}
.newsletter-form-wrapper--layoutFloat .newsletter-form-body{display:flex;flex-wrap:wrap;align-items:flex-end;gap:var(--s-3,.75rem)}
.newsletter-form-wrapper--layoutFloat .newsletter-form-fields-wrapper{display:flex;flex-wrap:wrap;align-items:flex-end;gap:var(--s-3,.75rem);flex:1 1 16rem;max-width:40rem}
.newsletter-form-wrapper--layoutFloat .form-item{flex:1 1 14rem;margin:0}
.newsletter-form-wrapper--layoutFloat .newsletter-form-footnote{margin-block-start:var(--s-3,.75rem)}
.newsletter-form-wrapper--alignCenter,.newsletter-form-wrapper--alignCenter .newsletter-form-field-label{text-align:center}
.newsletter-form-wrapper--alignCenter .newsletter-form-body{justify-content:center}
.newsletter-form-wrapper--alignRight,.newsletter-form-wrapper--alignRight .newsletter-form-field-label{text-align:end}
.newsletter-form-wrapper--alignRight .newsletter-form-body{justify-content:flex-end}
.newsletter-form-button{min-height:2.75rem;padding:.5em 1.5em;border:0;border-radius:var(--button-radius,var(--radius-s,.25rem));font:inherit;font-family:var(--font-buttons,inherit);cursor:pointer}
`
