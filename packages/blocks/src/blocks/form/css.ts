import { fieldCss } from '../../forms/field-css.ts'

/**
 * A field that depends on an answer is hidden until a script shows it, and so are the later steps, in whose place there is
 * room for the controls of steps; without scripts all fields are visible. If the script of steps does not load, they are
 * shown to a visitor who has been in the form for a few seconds, and stay. A legend keeps its height unless it floats.
 */
export const css = `${fieldCss}
@media (scripting:enabled){.form-item.unasked{display:none}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps) :is(.is-later,.field-list:has(>.is-later)~.captcha-container){min-height:0;max-height:0;margin-block:0;overflow:hidden;visibility:hidden;transition:max-height 0s 1e6s,visibility 0s 1e6s}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps):is(:hover,:focus-within) :is(.is-later,.field-list:has(>.is-later)~.captcha-container){max-height:500rem;visibility:visible;transition-delay:8s}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps) .is-later>legend{float:inline-start;width:100%}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps) .is-later>legend+*{clear:both}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps) .field-list:has(>.is-later):before{content:"\\a0";display:block;margin-block-end:var(--s-3,.75rem);font-size:.875em}}
@media (scripting:enabled){.form-wrapper form:not(.in-steps) .field-list:has(>.is-later):after{content:"";display:block;height:max(2.75rem,var(--control,0rem));margin-block-end:var(--s-4,1rem)}}
.form-title{margin:0 0 var(--s-4,1rem)}
.form-wrapper .description{margin-block:.25rem .5rem;font-size:.875em}
.form-wrapper .form-item.field>.description{margin-block:0}
.form-wrapper .fields.time .parts,.form-wrapper .fields.date .parts,.form-wrapper .fields.phone .parts{grid-template-columns:repeat(auto-fit,minmax(min(5.5rem,100%),1fr));max-width:28rem}
.form-wrapper .fields.address .parts>.address-line-1,.form-wrapper .fields.address .parts>.address-line-2{grid-column:1/-1}
.form-wrapper .option label,.form-wrapper label.option{display:flex;align-items:center;gap:.6em;min-height:2.25rem;cursor:pointer}
.form-wrapper .option input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent,auto)}
.form-wrapper .item{margin:0 0 var(--s-3,.75rem);padding:0;border:0;min-width:0}
.form-wrapper .answers{display:flex;flex-wrap:wrap;gap:0 var(--s-5,1.25rem)}
.form-wrapper .section.underline{padding-block-end:var(--s-3,.75rem);border-block-end:var(--hair,1px) solid var(--line,currentColor)}
.form-wrapper .section .title{font-size:1.25em}
.form-wrapper .form-step{min-width:0;margin:0;padding:0;border:0}
.form-wrapper .form-step-title{margin:0 0 var(--s-3,.75rem);padding:0;font-size:1.25em;font-weight:600;line-height:1.35}
.form-wrapper .form-progress{margin:0 0 var(--s-3,.75rem);font-size:.875em}
.form-wrapper .form-step-buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-end:var(--s-4,1rem)}
.form-wrapper .form-step-buttons .sqs-button-element--secondary{border:var(--hair,1px) solid currentColor;background:transparent;color:inherit}
.form-wrapper .in-steps .is-later,.form-wrapper .form-step-buttons [hidden]{display:none}
.form-wrapper span.currency{display:flex;align-items:center;gap:.5em}
.form-wrapper .file-hint{margin-block:0 .5rem;font-size:.875em}
.form-wrapper .field-element[type=file]{padding:.5em;cursor:pointer}
.form-wrapper .field-element[type=file]::file-selector-button{min-height:2rem;margin-inline-end:.8em;padding:.25em .8em;border:var(--hair,1px) solid currentColor;border-radius:var(--radius-s,.25rem);background:transparent;color:inherit;font:inherit;cursor:pointer}
.form-wrapper .file-refused{margin:0;color:var(--danger,#a3231b)}
.form-wrapper .chosen-files{margin:.5rem 0 0;padding:0;list-style:none}
.form-wrapper .chosen-files li{display:flex;align-items:center;justify-content:space-between;gap:.75em;min-height:2.75rem}
.form-wrapper .chosen-files bdi{min-width:0;overflow-wrap:anywhere}
.form-wrapper .chosen-files button{flex:none;min-width:2.75rem;min-height:2.75rem;border:0;background:transparent;color:inherit;font-size:1.25em;cursor:pointer}
.form-wrapper .sending{display:grid;gap:.25rem;margin-block:0 var(--s-4,1rem);font-size:.875em}
.form-wrapper .sending progress{width:100%;accent-color:var(--accent,auto)}
.form-wrapper .counter{font-size:.875em;text-align:end}
.form-wrapper .counter.is-over{color:var(--danger,#a3231b)}
.form-submission-frame{display:block;width:100%;border:0}
.form-button-wrapper--align-center{text-align:center}
.form-button-wrapper--align-right{text-align:end}
.form-wrapper .button{max-width:100%;min-height:2.75rem;white-space:normal;overflow-wrap:anywhere;padding:.5em 1.5em;border:0;border-radius:var(--button-radius,var(--radius-s,.25rem));font:inherit;font-family:var(--font-buttons,inherit);cursor:pointer}
`
