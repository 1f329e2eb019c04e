import { css as button } from '../../parts/button-css.ts'

/** The field for another amount appears when that choice is selected; browsers that cannot tell show it always. */
export const css = `${button}.donation-form{display:grid;gap:var(--s-4,1rem);max-width:36rem;overflow-wrap:anywhere}
.donation-align-center .donation-form{margin-inline:auto;justify-items:center;text-align:center}
.donation-align-right .donation-form{margin-inline-start:auto;justify-items:end;text-align:end}
.donation-title,.donation-description>:first-child{margin-block-start:0}
.donation-title,.donation-description>:last-child{margin-block-end:0}
.donation-choices{min-width:0;width:100%;margin:0;padding:0;border:0}
.donation-legend{display:block;margin-block-end:.5rem;padding:0;font-size:var(--step-m1,.9375rem);font-weight:600}
.donation-faces{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),1fr));gap:var(--s-3,.75rem)}
.donation-choice{position:relative;display:grid;cursor:pointer}
.donation-choice input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.donation-choice-face{display:grid;align-content:center;gap:.25rem;min-height:3.25rem;padding:.6em .9em;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);text-align:center}
.donation-choice-amount{font-weight:600;font-variant-numeric:tabular-nums}
.donation-choice-label{font-size:.8125em;line-height:1.35}
.donation-choice input:checked+.donation-choice-face{border-color:var(--accent,CanvasText);background:var(--accent,CanvasText);color:var(--on-accent,Canvas)}
.donation-choice input:focus-visible+.donation-choice-face{outline:2px solid currentColor;outline-offset:3px}
.donation-other{width:100%}
@supports selector(:has(*)){.donation-form:not(:has([value=other]:checked)) .donation-other:not(.donation-other-alone){display:none}}
.donation-money{display:flex;align-items:center;gap:.5em;max-width:16rem}
.donation-align-center .donation-money{margin-inline:auto}
.donation-align-right .donation-money{margin-inline-start:auto}
.donation-money .field-element{box-sizing:border-box;flex:1;min-width:0;min-height:2.75rem;padding:.5em .8em;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);background:transparent;color:inherit;font:inherit}
.donation-hint{margin:.4rem 0 0;font-size:.875em}
.donation-form .field-error,.donation-form .form-alert p{display:block;margin:0;font-weight:400;color:var(--danger,#a3231b)}
.donation-form .field-error{margin-block-end:.4rem}
.donation-form .form-alert{width:100%;box-sizing:border-box;padding:var(--s-4,1rem);border:var(--hair,1px) solid var(--danger,#a3231b)}
.donation-button{justify-self:start}
.donation-align-center .donation-button{justify-self:center}
.donation-align-right .donation-button{justify-self:end}
@media (forced-colors:active){.donation-choice input:checked+.donation-choice-face{background:Highlight;color:HighlightText;forced-color-adjust:none}}
`
