import { captchaCss } from './captcha.ts'

/** The styles of fields in forms and newsletters; a theme’s own rules come later and win. */
export const fieldCss = `
.form-wrapper .form-item,.newsletter-form .form-item{min-width:0;margin:0 0 var(--s-5,1.25rem);padding:0;border:0;overflow-wrap:anywhere}
.form-wrapper .title,.newsletter-form .title{display:block;float:none;margin:0;padding:0;font-size:var(--step-m1,.9375rem);font-weight:600;line-height:1.35}
.form-wrapper legend.title,.newsletter-form legend.title{margin-block-end:.5rem}
.form-banner{color:var(--danger,#a3231b)}
.form-banner-up{margin:0 0 var(--s-4,1rem)}
.form-wrapper .field-element,.newsletter-form .field-element{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5em .8em;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);background:transparent;color:inherit;font:inherit}
.form-wrapper .field-error,.newsletter-form .field-error,.form-alert p{display:block;margin:0;font-weight:400;color:var(--danger,#a3231b)}
.form-alert{margin:0 0 var(--s-5,1.25rem);padding:var(--s-4,1rem);border:var(--hair,1px) solid var(--danger,#a3231b)}
.form-wrapper .parts,.newsletter-form .parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:var(--s-3,.75rem)}
.form-wrapper .parts>.field,.newsletter-form .parts>.field{min-width:0}
.form-wrapper .caption,.newsletter-form .caption{display:grid;gap:.25rem;font-weight:inherit}
.form-wrapper .caption-text,.newsletter-form .caption-text{font-size:.875em}
.form-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.form-disclaimer,.newsletter-form-footnote{font-size:.875em;margin-block:0 var(--s-4,1rem)}
${captchaCss}.form-submission-text[hidden],.form-wrapper form[hidden],.newsletter-form[hidden]{display:none}
`
